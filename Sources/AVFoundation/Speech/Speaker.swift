/// Speaks one text at a time. It stops with its deinitialization.
@MainActor
package protocol Speaker: AnyObject {
    /// Called with each event, as code of the platform.
    var onEvent: ((SpeechEvent) -> Void)? { get set }
    func speak(_ text: SpokenText)
    func pause()
    func resume()
    /// Stops the text. ``SpeechEvent/cancelled`` follows.
    func cancel()
}
