/// The renderer of a test's windows.
package enum WindowRenderer: CaseIterable {
    case cairo
    /// OpenGL in software, as on a machine without a graphics card.
    case openGL

    /// The environment variables that select the renderer.
    package var environment: [String: String?] {
        switch self {
        case .cairo: ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"]
        case .openGL: ["GSK_RENDERER": "gl", "GDK_DEBUG": nil, "LIBGL_ALWAYS_SOFTWARE": "1"]
        }
    }
}
