import UIKit

/// All demos of the Gallery, in the order of the sidebar.
@MainActor public let gallerySections: [GallerySection] = []
