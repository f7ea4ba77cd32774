/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate; nil or 0 is as many frames as possible, up to ``maximum``.
    public var preferred: Float?

    /// Creates a range of frames per second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// No preference: the system decides. Here it uses every frame of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// The number of display frames per shown frame; `interval` is the duration of a display frame, in seconds.
    ///
    /// Only whole display frames can be skipped. So the available rates are the display's rate divided by 1, 2, 3 and so on. The result gives the rate nearest
    /// to the preferred rate, within the range if possible.
    func stride(interval: Double) -> Int {
        guard interval > 0 else { return 1 }
        let wish = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
        guard wish > 0 else { return 1 }
        let display = 1 / interval
        let best = max(Int((display / Double(wish)).rounded()), 1)
        func fits(_ stride: Int) -> Bool {
            // The range has a small tolerance, because the real rate of a display differs a little from the nominal rate.
            let rate = display / Double(stride)
            return (maximum <= 0 || rate <= Double(maximum) * 1.01) && rate >= Double(minimum) * 0.99
        }
        if fits(best) { return best }
        return [best + 1, best - 1].first { $0 >= 1 && fits($0) } ?? best
    }
}
