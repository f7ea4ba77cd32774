import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@Suite("Publishers and schedulers of Foundation")
struct FoundationTests {
    /// Runs `body` on a thread with a run loop, then the run loop until the condition that `body` returns is true, for at most five seconds.
    private func onRunLoop(_ body: @escaping () -> (() -> Bool)) {
        // The thread ends before this function does.
        nonisolated(unsafe) let body = body
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let condition = body()
            let end = Date(timeIntervalSinceNow: 5)
            while !condition(), Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) }
            done.signal()
        }
        done.wait()
    }

    @Test("A notification center publishes notifications by name and object")
    func notifications() {
        let center = NotificationCenter()
        let (object, name) = (NSObject(), Notification.Name("test"))
        var received: [String] = []
        var set: Set<AnyCancellable> = []
        center.publisher(for: name).compactMap { $0.userInfo?["text"] as? String }.sink { received.append($0) }.store(in: &set)
        center.publisher(for: name, object: object).map { _ in "object" }.sink { received.append($0) }.store(in: &set)
        center.post(name: name, object: nil, userInfo: ["text": "a"])
        center.post(name: name, object: object)
        #expect(received == ["a", "object"])
        set = []
        center.post(name: name, object: object, userInfo: ["text": "b"])
        #expect(received.count == 2)
    }

    @Test("A timer publishes dates until it is cancelled")
    func timers() {
        onRunLoop {
            var dates: [Date] = []
            let subscription = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().sink { dates.append($0) }
            return {
                guard dates.count >= 3 else { return false }
                #expect(dates == dates.sorted())
                subscription.cancel()
                let count = dates.count
                for _ in 0..<5 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
                #expect(dates.count == count)
                return true
            }
        }
    }

    @Test("A run loop delivers elements, also delayed ones, asynchronously on its own thread")
    func runLoops() {
        onRunLoop {
            let thread = Thread.current
            let subject = PassthroughSubject<Int, Never>()
            var (received, delayed, debounced) = ([Int](), [Int](), [Int]())
            var set: Set<AnyCancellable> = []
            subject.receive(on: RunLoop.current).sink {
                #expect(Thread.current === thread)
                received.append($0)
            }.store(in: &set)
            subject.delay(for: 0.01, scheduler: RunLoop.current).sink { delayed.append($0) }.store(in: &set)
            subject.debounce(for: .milliseconds(20), scheduler: RunLoop.current).sink { debounced.append($0) }.store(in: &set)
            for number in 1...3 { subject.send(number) }
            #expect(received.isEmpty && delayed.isEmpty && debounced.isEmpty)
            return {
                guard received.count == 3, delayed.count == 3, !debounced.isEmpty, !set.isEmpty else { return false }
                #expect(received == [1, 2, 3] && delayed.sorted() == [1, 2, 3] && debounced == [3])
                return true
            }
        }
    }

    @Test("Queues deliver elements; throttle publishes the first and the last element of an interval")
    func queues() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        let (received, operated, throttled) = (Collected<Int>(), Collected<Int>(), Collected<Int>())
        var set: Set<AnyCancellable> = []
        subject.receive(on: queue).sink {
            dispatchPrecondition(condition: .onQueue(queue))
            received.append($0)
        }.store(in: &set)
        subject.receive(on: operations).sink { operated.append($0) }.store(in: &set)
        subject.throttle(for: .milliseconds(30), scheduler: queue, latest: true).sink { throttled.append($0) }.store(in: &set)
        for number in 1...3 { subject.send(number) }
        await wait { received.values.count == 3 && operated.values.count == 3 && throttled.values.last == 3 }
        #expect(received.values == [1, 2, 3] && operated.values == [1, 2, 3])
        // The queue publishes the first element asynchronously, so a later element may replace it first.
        #expect(throttled.values == [1, 3] || throttled.values == [3])
    }

    @Test("collect(.byTimeOrCount) publishes when the interval ends or when the count is reached")
    func collecting() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        let (timed, counted) = (Collected<[Int]>(), Collected<[Int]>())
        var set: Set<AnyCancellable> = []
        subject.collect(.byTime(queue, .milliseconds(20))).sink { timed.append($0) }.store(in: &set)
        subject.collect(.byTimeOrCount(queue, .seconds(10), 2)).sink { counted.append($0) }.store(in: &set)
        for number in 1...3 { subject.send(number) }
        #expect(timed.values.isEmpty && counted.values == [[1, 2]])
        await wait { timed.values.count == 1 }
        #expect(timed.values == [[1, 2, 3]])
        subject.send(4)
        subject.send(completion: .finished)
        #expect(timed.values.last == [4] && counted.values.last == [3, 4])
    }

    @Test("A session publishes the data of a URL, or its error")
    func sessions() async throws {
        let url = try #require(URL(string: "data:text/plain,hello"))
        let texts = Collected<String>()
        var set: Set<AnyCancellable> = []
        URLSession.shared.dataTaskPublisher(for: url).map { String(decoding: $0.data, as: UTF8.self) }.replaceError(with: "error")
            .sink { texts.append($0) }.store(in: &set)
        await wait { !texts.values.isEmpty }
        #expect(texts.values == ["hello"])

        let errors = Collected<URLError>()
        let missing = try #require(URL(string: "http://127.0.0.1:9/none"))
        URLSession.shared.dataTaskPublisher(for: missing).sink {
            if case .failure(let failure) = $0 { errors.append(failure) }
        } receiveValue: { _ in
        }.store(in: &set)
        await wait { !errors.values.isEmpty }
        #expect(errors.values.count == 1)
    }

    /// Waits until the condition is true, for at most five seconds.
    private func wait(until condition: () -> Bool) async {
        let end = Date(timeIntervalSinceNow: 5)
        while !condition(), Date() < end { try? await Task.sleep(nanoseconds: 5_000_000) }
    }

    /// Values that several threads append.
    private final class Collected<Value: Sendable>: Sendable {
        private let stored = Mutex<[Value]>([])

        var values: [Value] { stored.withLock { $0 } }

        func append(_ value: Value) { stored.withLock { $0.append(value) } }
    }
}
