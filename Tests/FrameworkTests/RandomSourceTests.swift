import Foundation
@testable import GameplayKit
import Testing

@Suite("Random numbers")
struct RandomSourceTests {
    @Test("The Mersenne Twister generates the published reference sequence")
    func twister() {
        // The 10000th number for the seed 5489, from the C++ standard.
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        var last: UInt64 = 0
        for _ in 0..<10_000 { last = source.nextBits() }
        #expect(last == 9_981_545_732_273_789_042)
    }

    @Test("Sources with equal seeds produce equal numbers and shuffles; sources with different seeds do not")
    func seeds() {
        for make in [
            { GKMersenneTwisterRandomSource(seed: $0) as GKRandomSource }, { GKLinearCongruentialRandomSource(seed: $0) },
            { GKARC4RandomSource(seed: Data([UInt8($0)])) },
        ] as [(UInt64) -> GKRandomSource] {
            let (first, second, third) = (make(1), make(1), make(2))
            let numbers = (0..<50).map { _ in first.nextInt() }
            #expect(numbers == (0..<50).map { _ in second.nextInt() } && numbers != (0..<50).map { _ in third.nextInt() })
            let cards = Array(0..<52)
            let shuffled = make(7).arrayByShufflingObjects(in: cards) as? [Int]
            #expect(shuffled == make(7).arrayByShufflingObjects(in: cards) as? [Int] && shuffled != cards && shuffled?.sorted() == cards)
        }
    }

    @Test("Random numbers cover their whole range; a shuffled distribution returns every number before it repeats one")
    func ranges() {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        let plain = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: 3)
        #expect(Set((0..<500).map { _ in plain.nextInt() }) == Set(-2...3))
        #expect((0..<200).allSatisfy { _ in (-2..<1).contains(plain.nextInt(upperBound: 1)) })
        #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) && (0..<9).contains(source.nextInt(upperBound: 9)) })
        #expect(source.nextInt(upperBound: 0) == 0)
        let bag = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        for _ in 0..<20 { #expect(Set((0..<6).map { _ in bag.nextInt() }) == Set(1...6)) }
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
        let drawn = (0..<4000).map { _ in bell.nextInt() }
        #expect(drawn.allSatisfy { (0...60).contains($0) })
        #expect(abs(drawn.reduce(0, +) / drawn.count - 30) <= 1 && drawn.filter { (20...40).contains($0) }.count > 2500)
        #expect(GKRandomDistribution.d6().highestValue == 6 && GKShuffledDistribution.d20().numberOfPossibleOutcomes == 20)
    }
}
