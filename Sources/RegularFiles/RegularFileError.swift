/// Why ``RegularFile`` cannot read a file.
package enum RegularFileError: Error, Equatable {
    /// The path leads to a folder.
    case folder
    /// The path leads to a pipe, a device or a socket.
    case special
    case tooLarge(limit: Int)
    /// The value of `errno` of the call that failed.
    case system(Int32)
}
