/// Some words of documents, and what each stands for.
///
/// Documents have few words, which differ in their lengths and first letters. By these a word is found without being hashed, which takes several
/// times as long.
@usableFromInline
package struct InterfaceWords<Value> {
    /// The words of each mark, as ``NameMarks`` has them.
    @usableFromInline var places: [[(word: String, value: Value)]] = Array(repeating: [], count: 64)

    @inlinable
    package init(_ values: [String: Value]) {
        for (word, value) in values { places[NameMarks.place(word)].append((word, value)) }
    }

    /// What `word` stands for; nil for another word.
    @inlinable
    package subscript(word: String) -> Value? {
        let place = NameMarks.place(word)
        for index in places[place].indices where places[place][index].word == word { return places[place][index].value }
        return nil
    }
}

extension InterfaceWords: ExpressibleByDictionaryLiteral {
    @inlinable
    package init(dictionaryLiteral elements: (String, Value)...) {
        self.init(Dictionary(elements) { first, _ in first })
    }
}

extension InterfaceWords: Sendable where Value: Sendable {}
