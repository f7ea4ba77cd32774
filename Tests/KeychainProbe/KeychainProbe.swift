import Foundation
import Security

/// Performs the keychain operations in its arguments, and prints each status and result. The tests of the secret service run it as a separate process,
/// because
/// libsecret connects once in a process, to the bus in the environment.
@main
struct KeychainProbe {
    static func main() {
        for argument in CommandLine.arguments.dropFirst() {
            // An argument is OPERATION, OPERATION:ACCOUNT or OPERATION:ACCOUNT:SECRET.
            let words = argument.split(separator: ":").map(String.init)
            let account = words.count > 1 ? words[1] : ""
            let secret = words.count > 2 ? Data(words[2].utf8) + Data([0, 255]) : Data()
            var query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "probe", kSecAttrAccount as String: account,
            ]
            var result: CFTypeRef?
            var status = errSecParam
            switch words[0] {
            case "add":
                query[kSecValueData as String] = secret
                query[kSecAttrLabel as String] = "Probe"
                query[kSecAttrGeneric as String] = Data([7])
                status = SecItemAdd(query as CFDictionary, nil)
            case "find", "quiet", "skip":
                query[kSecReturnData as String] = kCFBooleanTrue
                if words[0] == "quiet" { query[kSecUseAuthenticationUI as String] = kSecUseAuthenticationUIFail }
                if words[0] == "skip" { query[kSecUseAuthenticationUI as String] = kSecUseAuthenticationUISkip }
                status = SecItemCopyMatching(query as CFDictionary, &result)
            case "list":
                query[kSecAttrAccount as String] = nil
                query[kSecReturnAttributes as String] = true
                query[kSecMatchLimit as String] = kSecMatchLimitAll
                status = SecItemCopyMatching(query as CFDictionary, &result)
            case "update":
                let change: [String: Any] = [kSecValueData as String: secret, kSecAttrComment as String: "changed"]
                status = SecItemUpdate(query as CFDictionary, change as CFDictionary)
            case "delete": status = SecItemDelete(query as CFDictionary)
            default: break
            }
            print("\(words[0]) \(status) \(text(of: result))")
        }
    }

    private static func text(of result: CFTypeRef?) -> String {
        if let data = result as? Data {
            // The stored secret ends with two bytes that are not valid text.
            return data.suffix(2) == Data([0, 255]) ? String(decoding: data.dropLast(2), as: UTF8.self) : "damaged"
        }
        let items = result as? [[String: Any]] ?? []
        return items.map { item in
            let values = [kSecAttrAccount, kSecAttrLabel, kSecAttrComment].compactMap { item[$0 as String] as? String }
            let isWhole = item[kSecAttrGeneric as String] as? Data == Data([7])
            return values.joined(separator: "/") + (isWhole ? "" : " damaged")
        }.joined(separator: ",")
    }
}
