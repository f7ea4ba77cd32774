import Foundation

/// An archive in the format of `ar`, as a Debian package is.
struct ArArchive {
    struct Member: Equatable {
        var name: String
        /// Seconds since 1970.
        var date: String
        var contents: Data
    }

    var members: [Member]

    init(members: [Member]) { self.members = members }

    /// Reads an archive. Nil if the data is not an archive, or is too short.
    init?(_ data: Data) {
        let data = Data(data)
        guard data.starts(with: Self.start) else { return nil }
        members = []
        var offset = Self.start.count
        while offset + 60 <= data.count {
            func field(_ range: Range<Int>) -> String {
                let bytes = data[offset + range.lowerBound..<offset + range.upperBound]
                return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            }
            guard let size = Int(field(48..<58)), size >= 0, size <= data.count - offset - 60 else { return nil }
            let contents = data[offset + 60..<offset + 60 + size]
            members.append(Member(name: field(0..<16), date: field(16..<28), contents: Data(contents)))
            offset += 60 + size + size % 2
        }
    }

    var data: Data {
        var data = Self.start
        for member in members {
            let fields: [(text: String, width: Int)] = [
                (member.name, 16), (member.date, 12), ("0", 6), ("0", 6), ("100644", 8), (String(member.contents.count), 10),
            ]
            for field in fields { data += Data(field.text.padding(toLength: field.width, withPad: " ", startingAt: 0).utf8) }
            data += Data("`\n".utf8) + member.contents
            if member.contents.count % 2 == 1 { data += Data("\n".utf8) }
        }
        return data
    }

    private static let start = Data("!<arch>\n".utf8)
}
