// A row's lengths are part of its interface, so that the module hands them on.
@_exported public import FixedLengths
