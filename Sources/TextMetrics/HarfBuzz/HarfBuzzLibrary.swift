import Foundation

/// The functions of HarfBuzz that measuring needs, found in the machine's library at run time.
///
/// The library stays loaded until the process ends.
struct HarfBuzzLibrary {
  typealias Object = HarfBuzzTypes.Object
  typealias Tag = HarfBuzzTypes.Tag

  let version: @convention(c) () -> UnsafePointer<CChar>

  let blobFromFile: @convention(c) (UnsafePointer<CChar>) -> Object?
  let blobLength: @convention(c) (Object?) -> UInt32
  let blobData: @convention(c) (Object?, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8>?
  let blobDestroy: HarfBuzzTypes.Destroy

  let faceCreate: @convention(c) (Object?, UInt32) -> Object?
  let faceUnitsPerEm: @convention(c) (Object?) -> UInt32
  let faceGlyphCount: @convention(c) (Object?) -> UInt32
  let faceTable: @convention(c) (Object?, Tag) -> Object?
  let faceDestroy: HarfBuzzTypes.Destroy
  let faceName:
    @convention(c) (
      Object?, Tag, OpaquePointer?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt8>?
    ) -> UInt32
  let language: @convention(c) (UnsafePointer<CChar>, Int32) -> OpaquePointer?

  let fontCreate: @convention(c) (Object?) -> Object?
  let fontSetScale: @convention(c) (Object?, Int32, Int32) -> Void
  /// Fills a `HarfBuzzTypes.FontExtents`.
  let fontExtents: @convention(c) (Object?, UnsafeMutableRawPointer) -> Int32
  let fontNominalGlyph: @convention(c) (Object?, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
  let fontDestroy: HarfBuzzTypes.Destroy

  let bufferCreate: @convention(c) () -> Object?
  let bufferClear: @convention(c) (Object?) -> Void
  let bufferAddUTF8: @convention(c) (Object?, UnsafePointer<UInt8>?, Int32, UInt32, Int32) -> Void
  let bufferSetDirection: @convention(c) (Object?, Tag) -> Void
  let bufferSetScript: @convention(c) (Object?, Tag) -> Void
  let bufferSucceeded: @convention(c) (Object?) -> Int32
  /// Gives an array of `HarfBuzzTypes.GlyphInfo`.
  let bufferInfos: @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafeRawPointer?
  /// Gives an array of `HarfBuzzTypes.GlyphPosition`.
  let bufferPositions: @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafeRawPointer?
  let bufferDestroy: HarfBuzzTypes.Destroy
  let shape: @convention(c) (Object?, Object?, UnsafeRawPointer?, UInt32) -> Void

  let unicodeFunctions: @convention(c) () -> Object?
  let unicodeScript: @convention(c) (Object?, UInt32) -> Tag
  let unicodeCategory: @convention(c) (Object?, UInt32) -> Tag
  let scriptDirection: @convention(c) (Tag) -> Tag
}

extension HarfBuzzLibrary {
  /// Opens the first library that is there.
  ///
  /// - Parameter names: What `dlopen` is given, in order: names that the system's loader finds, or
  ///   paths.
  /// - Throws: ``TextMetricsError/libraryMissing(names:)`` or
  ///   ``TextMetricsError/libraryTooOld(library:function:)``.
  init(names: [String]) throws(TextMetricsError) {
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      try self.init(Symbols(library: name, handle: handle))
      return
    }
    throw .libraryMissing(names: names)
  }

  private init(_ symbols: Symbols) throws(TextMetricsError) {
    version = try symbols["hb_version_string"]
    blobFromFile = try symbols["hb_blob_create_from_file"]
    blobLength = try symbols["hb_blob_get_length"]
    blobData = try symbols["hb_blob_get_data"]
    blobDestroy = try symbols["hb_blob_destroy"]
    faceCreate = try symbols["hb_face_create"]
    faceUnitsPerEm = try symbols["hb_face_get_upem"]
    faceGlyphCount = try symbols["hb_face_get_glyph_count"]
    faceTable = try symbols["hb_face_reference_table"]
    faceDestroy = try symbols["hb_face_destroy"]
    faceName = try symbols["hb_ot_name_get_utf8"]
    language = try symbols["hb_language_from_string"]
    fontCreate = try symbols["hb_font_create"]
    fontSetScale = try symbols["hb_font_set_scale"]
    fontExtents = try symbols["hb_font_get_h_extents"]
    fontNominalGlyph = try symbols["hb_font_get_nominal_glyph"]
    fontDestroy = try symbols["hb_font_destroy"]
    bufferCreate = try symbols["hb_buffer_create"]
    bufferClear = try symbols["hb_buffer_clear_contents"]
    bufferAddUTF8 = try symbols["hb_buffer_add_utf8"]
    bufferSetDirection = try symbols["hb_buffer_set_direction"]
    bufferSetScript = try symbols["hb_buffer_set_script"]
    bufferSucceeded = try symbols["hb_buffer_allocation_successful"]
    bufferInfos = try symbols["hb_buffer_get_glyph_infos"]
    bufferPositions = try symbols["hb_buffer_get_glyph_positions"]
    bufferDestroy = try symbols["hb_buffer_destroy"]
    shape = try symbols["hb_shape"]
    unicodeFunctions = try symbols["hb_unicode_funcs_get_default"]
    unicodeScript = try symbols["hb_unicode_script"]
    unicodeCategory = try symbols["hb_unicode_general_category"]
    scriptDirection = try symbols["hb_script_get_horizontal_direction"]
  }
}

/// The symbols of an opened library.
private struct Symbols {
  let library: String
  let handle: UnsafeMutableRawPointer

  /// The function `name`, as the C function type that the caller stores it in.
  subscript<Function>(name: String) -> Function {
    get throws(TextMetricsError) {
      guard let address = dlsym(handle, name) else {
        throw .libraryTooOld(library: library, function: name)
      }
      return unsafeBitCast(address, to: Function.self)
    }
  }
}
