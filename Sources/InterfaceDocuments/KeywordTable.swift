/// A table of keywords and their values.
///
/// The keywords of documents are few and differ in length and first letter. So ``NameBloomFilter``'s bit index serves as a hash, several times as fast as
/// hashing the string.
@usableFromInline
package struct KeywordTable<Value> {
    /// The keywords in each of the 64 buckets, by the bit index of ``NameBloomFilter``.
    @usableFromInline var buckets: [[(word: String, value: Value)]] = Array(repeating: [], count: 64)

    @inlinable
    package init(_ values: [String: Value]) {
        for (word, value) in values { buckets[NameBloomFilter.bitIndex(word)].append((word, value)) }
    }

    /// The value of the keyword `word`; nil if it is not in the table.
    @inlinable
    package subscript(word: String) -> Value? {
        let bucket = NameBloomFilter.bitIndex(word)
        for index in buckets[bucket].indices where buckets[bucket][index].word == word { return buckets[bucket][index].value }
        return nil
    }
}

extension KeywordTable: ExpressibleByDictionaryLiteral {
    @inlinable
    package init(dictionaryLiteral elements: (String, Value)...) {
        self.init(Dictionary(elements) { first, _ in first })
    }
}

extension KeywordTable: Sendable where Value: Sendable {}
