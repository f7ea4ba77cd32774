import Combine
import Foundation
import Testing

@Suite("Operators of OpenCombine")
struct OperatorTests {
    @Test("Operators transform, filter, reduce and recover")
    func operators() {
        let recorder = Recorder<String, Never>()
        [3, 1, 2, 2, 5].publisher.removeDuplicates().filter { $0 > 1 }.map(String.init).prefix(2)
            .append("end").prepend("start").subscribe(recorder)
        #expect(recorder.values == ["start", "3", "2", "end"] && recorder.isFinished)
        let mended = Recorder<Int, Never>()
        ["1", "x"].publisher.tryMap { text -> Int in
            guard let number = Int(text) else { throw Failure() }
            return number
        }.catch { _ in Just(-1) }.scan(10, +).subscribe(mended)
        #expect(mended.values == [11, 10])
        let flat = Recorder<Int, Never>()
        [1, 2].publisher.flatMap { number in [number, number * 10].publisher }.collect(2).map { $0.reduce(0, +) }.subscribe(flat)
        #expect(flat.values == [11, 22])
        let zipped = Recorder<String, Never>()
        [1, 2].publisher.zip(["a", "b", "c"].publisher).map { "\($0)\($1)" }.subscribe(zipped)
        #expect(zipped.values == ["1a", "2b"])
    }

    @Test("switchToLatest drops the previous publisher; share subscribes to its upstream once")
    func sharing() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<Int, Never>()
        outer.switchToLatest().subscribe(recorder)
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(recorder.values == [1, 3])

        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var sum = 0
        let uses = [shared.sink { sum += $0 }, shared.sink { sum += $0 }]
        source.send(4)
        #expect(subscriptions == 1 && sum == 8)
        uses.forEach { $0.cancel() }
    }

    @Test("A JSON decoder decodes elements")
    func decoding() {
        struct Item: Codable, Equatable { var name: String }
        let recorder = Recorder<Item, any Error>()
        Just(Data(#"{"name": "a"}"#.utf8)).setFailureType(to: (any Error).self).decode(type: Item.self, decoder: JSONDecoder())
            .subscribe(recorder)
        #expect(recorder.values == [Item(name: "a")])
    }

    @Test("A future delivers its value to every subscriber, and to code that awaits it")
    func futures() async throws {
        let future = Future<Int, Failure> { $0(.success(7)) }
        let recorder = Recorder<Int, Failure>()
        future.subscribe(recorder)
        #expect(recorder.values == [7] && recorder.completion == .finished)
        #expect(try await future.value == 7)
        var numbers: [Int] = []
        for await number in [1, 2, 3].publisher.values { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
    }

    @Test("A stored AnyCancellable cancels its subscription when it is deallocated")
    func cancellation() {
        let subject = PassthroughSubject<Int, Never>()
        var received = 0
        var set: Set<AnyCancellable> = []
        subject.sink { received += $0 }.store(in: &set)
        subject.send(1)
        set = []
        subject.send(1)
        #expect(received == 1)
    }
}
