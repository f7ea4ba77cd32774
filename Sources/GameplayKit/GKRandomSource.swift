import Foundation

/// What gives numbers by chance: those that follow one another from a seed are always the same, but not Apple's.
///
/// The class itself gives the system's, which no seed repeats.
open class GKRandomSource: NSObject, GKRandom {
    /// A source of its own.
    public override init() { super.init() }

    /// The system's source, which the whole program shares.
    open class func sharedRandom() -> GKRandomSource { SystemSource() }

    /// 64 bits by chance.
    func nextBits() -> UInt64 {
        var system = SystemRandomNumberGenerator()
        return system.next()
    }

    /// A whole number of 32 bits, from -2147483648 to 2147483647.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

    /// A whole number from 0 up to and without `upperBound`, which is above 0; 0 where it is not.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        var bits = Bits(source: self)
        return Int.random(in: 0..<upperBound, using: &bits)
    }

    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float((1 << 24) - 1) }

    /// True or false, each as likely as the other.
    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// The same objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = Bits(source: self)
        return array.shuffled(using: &bits)
    }
}

/// The system's source.
private final class SystemSource: GKRandomSource {}

/// A source as the standard library asks for numbers.
struct Bits: RandomNumberGenerator {
    let source: GKRandomSource
    mutating func next() -> UInt64 { source.nextBits() }
}

/// A source that is quick, and whose seed is some bytes.
open class GKARC4RandomSource: GKRandomSource {
    /// What the numbers follow from.
    open private(set) var seed: Data
    private var state = [UInt8](0...255)
    private var i: UInt8 = 0
    private var j: UInt8 = 0

    /// A source with a seed by chance.
    public override convenience init() {
        var system = SystemRandomNumberGenerator()
        self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &system) }))
    }

    /// A source whose numbers follow from `seed`. An empty seed is one of a zero.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place = place &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(place))
        }
        // The first bytes tell of the seed.
        dropValues(768)
    }

    /// Passes over numbers.
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

/// A source that is the quickest, with the least chance in it.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// What the next numbers follow from.
    open private(set) var seed: UInt64

    /// A source with a seed by chance.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// A source whose numbers follow from `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    // The factors are Knuth's MMIX. The upper halves of two steps, since the lower bits repeat soon.
    override func nextBits() -> UInt64 {
        func step() -> UInt64 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return seed >> 32
        }
        return step() << 32 | step()
    }
}

/// A source with much chance in it: the Mersenne Twister of 64 bits (Nishimura and Matsumoto, MT19937-64).
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// What the numbers follow from. Setting it begins anew.
    open var seed: UInt64 {
        didSet { begin() }
    }
    private var state: [UInt64] = []
    private var index = 0

    private static let size = 312
    private static let middle = 156

    /// A source with a seed by chance.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    /// A source whose numbers follow from `seed`.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = [seed]
        state.reserveCapacity(Self.size)
        for place in 1..<Self.size {
            let last = state[place - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(place))
        }
        index = Self.size
    }

    private func twist() {
        for place in 0..<Self.size {
            let mixed = state[place] & 0xFFFF_FFFF_8000_0000 | state[(place + 1) % Self.size] & 0x7FFF_FFFF
            state[place] = state[(place + Self.middle) % Self.size] ^ mixed >> 1 ^ (mixed & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
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
