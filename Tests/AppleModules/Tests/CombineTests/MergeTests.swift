import Combine
import Dispatch
import Testing

@Suite("Merging publishers")
struct MergeTests {
    @Test("merge publishes all elements in the order of their arrival, and finishes when the last publisher finishes")
    func order() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = Recorder<Int, Never>()
        subjects[0].merge(with: subjects[1], subjects[2]).merge(with: subjects[3]).subscribe(recorder)
        for (number, subject) in subjects.enumerated().reversed() { subject.send(number) }
        subjects[1].send(7)
        #expect(recorder.values == [3, 2, 1, 0, 7])
        for subject in subjects.dropFirst() { subject.send(completion: .finished) }
        #expect(recorder.completion == nil)
        subjects[0].send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test("A failure of one publisher fails the merge and cancels the others")
    func failure() {
        let (first, second) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var cancelled = 0
        let recorder = Recorder<Int, Failure>()
        first.merge(with: second.handleEvents(receiveCancel: { cancelled += 1 })).subscribe(recorder)
        first.send(completion: .failure(Failure()))
        second.send(1)
        #expect(recorder.completion == .failure(Failure()) && recorder.values.isEmpty && cancelled == 1)
    }

    @Test("merge buffers an element until the downstream demands it")
    func demand() {
        let recorder = Recorder<Int, Never>(.max(2))
        [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(recorder)
        #expect(recorder.values == [1, 2] && recorder.completion == nil)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3])
        recorder.request(.unlimited)
        #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
    }

    @Test("A merge publishes nothing after it is cancelled")
    func cancellation() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        Publishers.MergeMany([subject, subject]).subscribe(recorder)
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        #expect(recorder.values == [1, 1])
    }

    @Test("A merge of an empty list of publishers finishes immediately")
    func empty() {
        let recorder = Recorder<Int, Never>()
        Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
        #expect(recorder.isFinished)
    }

    @Test("Elements from several threads are published one at a time")
    func threads() {
        // Subjects may be used on any thread, but are not `Sendable`.
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let recorder = Recorder<Int, Never>()
        Publishers.MergeMany(subjects).subscribe(recorder)
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for number in 0..<1000 { subjects[index].send(number) }
        }
        #expect(recorder.values.count == 4000)
    }
}
