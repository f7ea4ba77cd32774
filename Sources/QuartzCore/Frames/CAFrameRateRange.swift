/// Frames per second that something is to be shown with.
public struct CAFrameRateRange: Sendable, Hashable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// Those wanted, if there is a choice; nil is as many as there are, up to ``maximum``. 0 counts as nil.
    public var preferred: Float?

    /// From `minimum` to `maximum`, at best `preferred`, frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The range of no wish: what the system thinks best, which here is every frame of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Every how many frames of a display that shows one each `interval` seconds something is to be shown.
    ///
    /// A display's frames can only be left out evenly, so the rates there are, are its own over 1, 2, 3 and so on. The one next to the
    /// preferred one is taken, within the range where one of them is.
    func stride(interval: Double) -> Int {
        guard interval > 0 else { return 1 }
        let wish = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        guard wish > 0 else { return 1 }
        let display = 1 / interval
        let best = max(Int((display / Double(wish)).rounded()), 1)
        func fits(_ stride: Int) -> Bool {
            // Displays are a little off what they are called.
            let rate = display / Double(stride)
            return (maximum <= 0 || rate <= Double(maximum) * 1.01) && rate >= Double(minimum) * 0.99
        }
        if fits(best) { return best }
        return [best + 1, best - 1].first { $0 >= 1 && fits($0) } ?? best
    }
}
