import Combine

/// A subscriber that records what it receives, and requests a given demand.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private let demand: Subscribers.Demand
    private var subscription: (any Subscription)?

    init(_ demand: Subscribers.Demand = .unlimited) { self.demand = demand }

    var isFinished: Bool { if case .finished = completion { true } else { false } }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}

/// An error of the tests.
struct Failure: Error, Equatable {}
