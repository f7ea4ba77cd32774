/// An error of the packaging tool. The description contains the remedy.
public enum PackagingError: Error, Equatable, CustomStringConvertible {
    /// The arguments cannot be used.
    case usage(String)
    /// The arguments request the list of options.
    case help(String)
    /// A property list lacks a key.
    case missingKey(String, file: String, example: String)
    /// A value cannot be used.
    case invalidValue(String, of: String, reason: String)
    /// The package lacks a required file.
    case missingFile(String, remedy: String)
    /// A program that the format needs is not installed.
    case missingTool(String, package: String)
    /// A file or folder that the tool would write already exists.
    case exists(String)
    /// A program failed.
    case failed(String, output: String)

    public var description: String {
        switch self {
        case .usage(let text), .help(let text): text
        case .missingKey(let key, let file, let example): "\(file) has no value for \(key). Add it: \(example)"
        case .invalidValue(let value, let name, let reason): "\(name) is \"\(value)\": \(reason)"
        case .missingFile(let name, let remedy): "There is no \(name). \(remedy)"
        case .missingTool(let name, let package): "\(name) is not installed. Install the package \(package): apt-get install \(package)"
        case .exists(let path): "\(path) exists already. Choose another name, or remove it."
        case .failed(let command, let output): "\(command) failed:\n\(output)"
        }
    }

    /// The exit status: 0 for the list of options, 2 for unusable arguments, otherwise 1.
    var status: Int32 {
        switch self {
        case .help: 0
        case .usage: 2
        default: 1
        }
    }
}
