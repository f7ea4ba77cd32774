/// An OpenType feature of a font and its value.
package struct FontFeature: Hashable, Sendable {
    /// The tag: four ASCII characters.
    package let tag: String
    /// 0 turns the feature off, 1 on; alternates are numbered from 1.
    package let value: Int

    /// Creates a feature. Returns nil if the tag is not a valid OpenType tag.
    package init?(tag: String, value: Int) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }), value >= 0
        else {
            return nil
        }
        self.tag = tag
        self.value = value
    }
}
