/// A list that has two elements in place, and memory of its own only for more: most constraints are between two things.
struct Few<Element>: RandomAccessCollection {
    private var first: Element?
    private var second: Element?
    private var others: [Element] = []

    var startIndex: Int { 0 }
    var endIndex: Int { second != nil ? 2 + others.count : first != nil ? 1 : 0 }

    subscript(index: Int) -> Element {
        precondition(indices.contains(index), "Index out of range")
        switch index {
        case 0: if let first { return first }
        case 1: if let second { return second }
        default: break
        }
        return others[index - 2]
    }

    mutating func append(_ element: Element) {
        if first == nil {
            first = element
        } else if second == nil {
            second = element
        } else {
            others.append(element)
        }
    }

    mutating func removeAll() { self = Few() }
}
