/// A bar whose items form one focus group.
@MainActor
protocol FocusGroupBar: UIView {}
