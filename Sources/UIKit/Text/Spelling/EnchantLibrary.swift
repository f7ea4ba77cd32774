import Foundation

/// The desktop's spell checker, `libenchant`. Loaded on first use, so that programs run without it.
///
/// Strings are UTF-8. Used on the main actor only.
@MainActor
final class EnchantLibrary {
    /// The library. Nil if it is not installed.
    static let shared = EnchantLibrary()

    /// An open dictionary.
    struct Dictionary {
        fileprivate let pointer: OpaquePointer
    }

    private typealias Init = @convention(c) () -> OpaquePointer?
    private typealias Exists = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> CInt
    private typealias Request = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Check = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int) -> CInt
    private typealias Suggest =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>?) ->
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private typealias FreeList = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Void
    private typealias Word = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int) -> Void
    private typealias Describe =
        @convention(c) (
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
        ) -> Void
    private typealias List = @convention(c) (OpaquePointer?, Describe, UnsafeMutableRawPointer?) -> Void

    private let broker: OpaquePointer
    private let exists: Exists
    private let request: Request
    private let check: Check
    private let suggest: Suggest
    private let freeList: FreeList
    private let add: Word
    private let remove: Word
    private let isAdded: Check
    private let list: List

    private init?() {
        guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func load<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let make = load("enchant_broker_init", as: Init.self), let exists = load("enchant_broker_dict_exists", as: Exists.self),
            let request = load("enchant_broker_request_dict", as: Request.self), let check = load("enchant_dict_check", as: Check.self),
            let suggest = load("enchant_dict_suggest", as: Suggest.self),
            let freeList = load("enchant_dict_free_string_list", as: FreeList.self), let add = load("enchant_dict_add", as: Word.self),
            let remove = load("enchant_dict_remove", as: Word.self), let isAdded = load("enchant_dict_is_added", as: Check.self),
            let list = load("enchant_broker_list_dicts", as: List.self), let broker = make()
        else { return nil }
        self.broker = broker
        self.exists = exists
        self.request = request
        self.check = check
        self.suggest = suggest
        self.freeList = freeList
        self.add = add
        self.remove = remove
        self.isAdded = isAdded
        self.list = list
    }

    /// The languages with a dictionary, as in `en_US`, sorted.
    var languages: [String] {
        var found: Set<String> = []
        withUnsafeMutablePointer(to: &found) { pointer in
            list(
                broker,
                { tag, _, _, _, data in
                    guard let tag, let data else { return }
                    data.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: tag))
                }, UnsafeMutableRawPointer(pointer))
        }
        return found.sorted()
    }

    /// The dictionary of a language. Nil without a dictionary.
    func dictionary(_ language: String) -> Dictionary? {
        guard exists(broker, language) != 0 else { return nil }
        return request(broker, language).map { Dictionary(pointer: $0) }
    }

    func isCorrect(_ word: String, in dictionary: Dictionary) -> Bool {
        // A negative result is an error. The word is then considered correct.
        word.withCString { check(dictionary.pointer, $0, strlen($0)) <= 0 }
    }

    func suggestions(for word: String, in dictionary: Dictionary) -> [String] {
        var count = 0
        let found = word.withCString { suggest(dictionary.pointer, $0, strlen($0), &count) }
        guard let found else { return [] }
        defer { freeList(dictionary.pointer, found) }
        return (0..<count).compactMap { found[$0].map { String(cString: $0) } }
    }

    /// Adds a word to the user's word list.
    func learn(_ word: String, in dictionary: Dictionary) { word.withCString { add(dictionary.pointer, $0, strlen($0)) } }

    /// Removes a word from the user's word list.
    func unlearn(_ word: String, in dictionary: Dictionary) { word.withCString { remove(dictionary.pointer, $0, strlen($0)) } }

    /// Whether a word is in the user's word list.
    func hasLearned(_ word: String, in dictionary: Dictionary) -> Bool {
        word.withCString { isAdded(dictionary.pointer, $0, strlen($0)) != 0 }
    }
}
