/// Delta debugging (Zeller's `ddmin`): removes steps from a failing script while it still fails.
package enum ScriptReduction {
    /// Returns indices of a subsequence of `0..<count` that fails, and from which no single index can be removed within `attempts` runs.
    package static func minimal(
        count: Int, attempts: Int = 600, isolation: isolated (any Actor)? = #isolation, fails: ([Int]) async -> Bool
    ) async -> [Int] {
        var kept = Array(0..<count)
        var chunk = max(count / 2, 1)
        var left = attempts
        while left > 0 {
            var start = 0
            var hasRemoved = false
            while start < kept.count, left > 0 {
                var shorter = kept
                shorter.removeSubrange(start..<min(start + chunk, kept.count))
                left -= 1
                if !shorter.isEmpty, await fails(shorter) {
                    kept = shorter
                    hasRemoved = true
                } else {
                    start += chunk
                }
            }
            if chunk == 1, !hasRemoved { break }
            chunk = max(chunk / 2, 1)
        }
        return kept
    }
}
