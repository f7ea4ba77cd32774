/// An object that makes the sound of notes. A test records the calls instead.
@MainActor
protocol Instrument: AnyObject {
    func start(_ note: Note)
    func stop(_ note: Note)
}
