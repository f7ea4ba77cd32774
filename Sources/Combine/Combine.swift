// On Linux, OpenCombine replaces Apple's module Combine. The operators that OpenCombine lacks are in this module. Without the package trait `Combine` this
// module is empty.
#if Combine
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation
#endif
