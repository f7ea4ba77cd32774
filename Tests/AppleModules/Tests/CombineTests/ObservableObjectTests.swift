import Combine
import Foundation
import Testing

@Suite("Published properties and observable objects")
struct ObservableObjectTests {
    final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
        var other = 0
    }

    final class GenericModel<Value>: ObservableObject {
        @Published var value: Value

        init(_ value: Value) { self.value = value }
    }

    class NamedObject: NSObject, ObservableObject {
        @Published var title = ""
    }

    final class SubObject: NamedObject {
        @Published var detail = 0
    }

    @Test("A published property publishes its current value immediately, and each new value before the property changes")
    func published() {
        let model = Model()
        var names: [String] = []
        let subscription = model.$name.sink { names.append("\(model.name)>\($0)") }
        model.name = "b"
        #expect(names == ["a>a", "a>b"])
        subscription.cancel()
        model.name = "c"
        #expect(names.count == 2)
    }

    @Test("An object publishes before each change of a published property")
    func objectWillChange() {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        model.name = "b"
        model.count += 1
        model.other = 3
        #expect(changes == 2)
        subscription.cancel()
    }

    @Test("Generic classes and subclasses of NSObject publish their changes too")
    func otherClasses() {
        let generic = GenericModel(["a"])
        let object = SubObject()
        var changes = 0
        let subscriptions = [generic.objectWillChange.sink { changes += 1 }, object.objectWillChange.sink { changes += 1 }]
        generic.value.append("b")
        object.title = "x"
        object.detail = 4
        #expect(changes == 3)
        subscriptions.forEach { $0.cancel() }
    }

    @Test("assign(to:) does not retain the object of a published property; assign(to:on:) ends with its cancellable")
    func assignment() {
        let source = CurrentValueSubject<Int, Never>(1)
        var model: Model? = Model()
        weak var object: Model?
        object = model
        if let model { source.assign(to: &model.$count) }
        source.send(5)
        #expect(model?.count == 5)
        model = nil
        #expect(object == nil)

        let other = Model()
        let subscription = source.map { "\($0)" }.assign(to: \.name, on: other)
        source.send(6)
        #expect(other.name == "6")
        subscription.cancel()
    }

    /// A model of a screen, as apps write it.
    @MainActor
    final class ScreenModel: ObservableObject {
        @Published private(set) var results: [String] = []
        @Published var query = ""
        private var cancellables: Set<AnyCancellable> = []

        init(words: [String]) {
            $query.dropFirst().removeDuplicates().map { query in words.filter { $0.hasPrefix(query) } }
                .sink { [weak self] in self?.results = $0 }.store(in: &cancellables)
        }
    }

    @Test("A model on the main actor observes its own properties") @MainActor
    func mainActor() {
        let model = ScreenModel(words: ["ab", "ac", "b"])
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        model.query = "a"
        #expect(model.results == ["ab", "ac"] && changes == 2)
        subscription.cancel()
    }
}
