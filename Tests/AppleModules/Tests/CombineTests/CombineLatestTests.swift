import Combine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
    @Test("combineLatest publishes nothing until every publisher has published an element")
    func latest() {
        let (first, second, third) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"), PassthroughSubject<Bool, Never>()
        )
        var texts: [String] = []
        var isFinished = false
        let subscription = first.combineLatest(second, third).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { texts.append("\($0)\($1)\($2)") })
        first.send(1)
        first.send(2)
        #expect(texts.isEmpty)
        third.send(true)
        second.send("b")
        #expect(texts == ["2atrue", "2btrue"])
        first.send(completion: .finished)
        second.send("c")
        second.send(completion: .finished)
        #expect(texts.last == "2ctrue" && !isFinished)
        third.send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test("combineLatest treats a nil element like any other element")
    func optionals() {
        let (first, second) = (PassthroughSubject<Int?, Never>(), PassthroughSubject<Int?, Never>())
        let recorder = Recorder<Int, Never>()
        first.combineLatest(second) { ($0 ?? 10) + ($1 ?? 100) }.subscribe(recorder)
        second.send(nil)
        #expect(recorder.values.isEmpty)
        first.send(nil)
        first.send(1)
        #expect(recorder.values == [110, 101])
    }

    @Test("combineLatest fails if one publisher fails, and finishes if one publisher finishes without an element")
    func completions() {
        let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        let recorder = Recorder<Int, Failure>()
        first.combineLatest(second, +).subscribe(recorder)
        second.send(completion: .failure(Failure()))
        #expect(recorder.completion == .failure(Failure()))

        let other = Recorder<Int, Never>()
        PassthroughSubject<Int, Never>().combineLatest(Empty<Int, Never>(), +).subscribe(other)
        #expect(other.isFinished)
    }

    @Test("combineLatest combines elements that arrive without demand, and publishes them at the next request")
    func demand() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        let recorder = Recorder<Int, Never>(.max(1))
        first.combineLatest(second, +).subscribe(recorder)
        first.send(2)
        #expect(recorder.values == [11])
        recorder.request(.max(1))
        #expect(recorder.values.last == 12)
    }

    @Test("combineLatest of four publishers combines the elements of all four")
    func four() {
        let recorder = Recorder<Int, Never>()
        Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.subscribe(recorder)
        #expect(recorder.values == [10] && recorder.isFinished)
    }
}
