/// A view whose scroll views, if it has any, are parts of the view: a control or a picker. They do not hold the content of a page.
@MainActor
protocol ScrollContentBoundary: UIView {}
