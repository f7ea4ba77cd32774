#if DEBUG
    extension UITableView {
        /// Creates all cells, headers and footers again, since their nib has changed. The content offset stays.
        func reloadChangedCells() {
            let offset = contentOffset
            reuse.discardViews {
                reloadData()
                layoutIfNeeded()
            }
            contentOffset = clamped(offset)
        }
    }

    extension UICollectionView {
        /// Creates all cells and supplementary views again, since their nib has changed. The content offset stays.
        func reloadChangedCells() {
            let offset = contentOffset
            reuse.discardViews {
                reloadData()
                layoutIfNeeded()
            }
            contentOffset = clamped(offset)
        }
    }
#endif
