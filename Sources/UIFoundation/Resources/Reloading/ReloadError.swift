#if DEBUG
    import Foundation

    /// The reason why a changed resource file is not used.
    package struct ReloadError: Error, CustomStringConvertible {
        /// The line of the file, from 1; nil if it is unknown.
        package let line: Int?
        package let problem: String

        package init(line: Int? = nil, problem: String) {
            self.line = line
            self.problem = problem
        }

        package var description: String { problem }

        /// Checks that data are JSON.
        ///
        /// - Throws: `ReloadError` with the line.
        package static func checkJSON(_ data: Data) throws {
            guard !data.isEmpty else { throw ReloadError(problem: "The file is empty.") }
            do {
                _ = try JSONSerialization.jsonObject(with: data)
            } catch {
                let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "The file is not JSON."
                let line = number(after: "line ", in: text) ?? number(after: "character ", in: text).map { self.line(of: $0, in: data) }
                throw ReloadError(line: line ?? self.line(of: data.count, in: data), problem: text)
            }
        }

        /// Checks that data are a property list.
        ///
        /// - Throws: `ReloadError` with the line.
        package static func checkPropertyList(_ data: Data) throws {
            guard !data.isEmpty else { throw ReloadError(problem: "The file is empty.") }
            do {
                let list = try LimitedPropertyList.value(in: data)
                guard list is [String: Any] else { throw ReloadError(line: 1, problem: "The file is not a table of strings.") }
            } catch let error as ReloadError {
                throw error
            } catch {
                let isXML = data.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "<")
                if !isXML, let table = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16),
                    let line = StringsTableScanner.lineOfError(in: table)
                {
                    throw ReloadError(line: line, problem: "The file is not a table of strings: \"key\" = \"value\"; is expected.")
                }
                let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "The file is not a property list."
                // An error without a line is at the end.
                throw ReloadError(line: number(after: "line ", in: text) ?? line(of: data.count, in: data), problem: text)
            }
        }

        private static func number(after word: String, in text: String) -> Int? {
            text.range(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
        }

        /// The line of a byte, from 1.
        private static func line(of offset: Int, in data: Data) -> Int {
            data.prefix(offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        }
    }
#endif
