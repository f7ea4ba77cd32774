// Apple's module Combine is OpenCombine, with what that lacks. Without the package trait `Combine` this module is empty.
#if Combine
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation
#endif
