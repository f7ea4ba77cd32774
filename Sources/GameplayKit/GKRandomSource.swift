import Foundation

/// A source of random numbers. Seeded subclasses are deterministic. Differs from GameplayKit: their sequences are not those of Apple.
///
/// This class itself uses the system's random numbers, which cannot be reproduced.
open class GKRandomSource: NSObject, GKRandom {
    /// Creates an independent source.
    public override init() { super.init() }

    /// Returns the system's source, which the whole program shares.
    open class func sharedRandom() -> GKRandomSource { SystemSource() }

    /// Returns 64 random bits.
    func nextBits() -> UInt64 {
        var system = SystemRandomNumberGenerator()
        return system.next()
    }

    /// Returns a 32-bit integer, from -2147483648 to 2147483647.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

    /// Returns an integer from 0 up to, but not including, `upperBound`; 0 if that is not positive.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        var bits = Bits(source: self)
        return Int.random(in: 0..<upperBound, using: &bits)
    }

    /// Returns a number from 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float((1 << 24) - 1) }

    /// Returns true or false with equal probability.
    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// Returns the objects in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = Bits(source: self)
        return array.shuffled(using: &bits)
    }
}

/// The shared source of the system.
private final class SystemSource: GKRandomSource {}

/// Adapts a source to the standard library's protocol.
struct Bits: RandomNumberGenerator {
    let source: GKRandomSource
    mutating func next() -> UInt64 { source.nextBits() }
}

/// A fast source (ARC4), seeded by bytes.
open class GKARC4RandomSource: GKRandomSource {
    /// The seed.
    open private(set) var seed: Data
    private var state = [UInt8](0...255)
    private var i: UInt8 = 0
    private var j: UInt8 = 0

    /// Creates a source with a random seed.
    public override convenience init() {
        var system = SystemRandomNumberGenerator()
        self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &system) }))
    }

    /// Creates a source with a seed. An empty seed is treated as a zero byte.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var other: UInt8 = 0
        for index in 0..<256 {
            other = other &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(other))
        }
        // The first bytes are correlated with the seed.
        dropValues(768)
    }

    /// Discards values.
    open func dropValues(_ count: Int) {
        for _ in 0..<max(count, 0) { _ = nextByte() }
    }

    private func nextByte() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    override func nextBits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(nextByte()) } }
}

/// The fastest source, with the lowest quality of randomness: a linear congruential generator.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The current state, from which the next numbers are computed.
    open private(set) var seed: UInt64

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    // The constants are those of Knuth's MMIX. The upper halves of two steps are used, since the lower bits have short periods.
    override func nextBits() -> UInt64 {
        func step() -> UInt64 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return seed >> 32
        }
        return step() << 32 | step()
    }
}

/// A source with high quality of randomness: the 64-bit Mersenne Twister (Nishimura and Matsumoto, MT19937-64).
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed. Setting it restarts the sequence.
    open var seed: UInt64 {
        didSet { begin() }
    }
    private var state: [UInt64] = []
    private var index = 0

    private static let size = 312
    private static let middle = 156

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// Creates a source with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = [seed]
        state.reserveCapacity(Self.size)
        for position in 1..<Self.size {
            let last = state[position - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(position))
        }
        index = Self.size
    }

    private func twist() {
        for position in 0..<Self.size {
            let mixed = state[position] & 0xFFFF_FFFF_8000_0000 | state[(position + 1) % Self.size] & 0x7FFF_FFFF
            state[position] = state[(position + Self.middle) % Self.size] ^ mixed >> 1 ^ (mixed & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
        }
        index = 0
    }

    override func nextBits() -> UInt64 {
        if index == Self.size { twist() }
        var bits = state[index]
        index += 1
        bits ^= bits >> 29 & 0x5555_5555_5555_5555
        bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
        bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
        return bits ^ bits >> 43
    }
}
