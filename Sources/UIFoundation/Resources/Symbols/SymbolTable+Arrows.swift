extension SymbolTable {
    /// Symbols of the family "arrows". ``SymbolTable`` describes the format.
    static let arrows = """
        chevron.up oOqQ : s M4 16 L12 8 L20 16
        chevron.down oOqQ : s M4 8 L12 16 L20 8
        chevron.left oOqQ : s M15.5 4 L7.5 12 L15.5 20
        chevron.right oOqQ : s M8.5 4 L16.5 12 L8.5 20
        chevron.backward oOqQm : s M15.5 4 L7.5 12 L15.5 20
        chevron.forward oOqQm : s M8.5 4 L16.5 12 L8.5 20
        arrow.backward oOqQm : s M21 12 H3.5 M10.5 5 L3.5 12 L10.5 19
        arrow.forward oOqQm : s M3 12 H20.5 M13.5 5 L20.5 12 L13.5 19
        arrow.up oOqQ : s M12 21 V3.5 M5 10.5 L12 3.5 L19 10.5
        arrow.down oOqQ : s M12 3 V20.5 M5 13.5 L12 20.5 L19 13.5
        arrow.left oOqQ : s M21 12 H3.5 M10.5 5 L3.5 12 L10.5 19
        arrow.right oOqQ : s M3 12 H20.5 M13.5 5 L20.5 12 L13.5 19
        arrow.up.left oOqQ : s M18.5 18.5 L6 6 M6 15.5 V6 H15.5
        arrow.up.right oOqQ : s M5.5 18.5 L18 6 M18 15.5 V6 H8.5
        arrow.down.left oOqQ : s M18.5 5.5 L6 18 M6 8.5 V18 H15.5
        arrow.down.right oOqQ : s M5.5 5.5 L18 18 M18 8.5 V18 H8.5
        arrow.up.backward oOqQm : s M18.5 18.5 L6 6 M6 15.5 V6 H15.5
        arrow.up.forward oOqQm : s M5.5 18.5 L18 6 M18 15.5 V6 H8.5
        arrow.down.backward oOqQm : s M18.5 5.5 L6 18 M6 8.5 V18 H15.5
        arrow.down.forward oOqQm : s M5.5 5.5 L18 18 M18 8.5 V18 H8.5
        chevron.compact.up - : s M3 14 L12 10 L21 14
        chevron.compact.down - : s M3 10 L12 14 L21 10
        chevron.compact.left - : s M14 3 L10 12 L14 21
        chevron.compact.right - : s M10 3 L14 12 L10 21
        chevron.left.2 - : s M12 4.5 L4.5 12 L12 19.5 M19.5 4.5 L12 12 L19.5 19.5
        chevron.right.2 - : s M4.5 4.5 L12 12 L4.5 19.5 M12 4.5 L19.5 12 L12 19.5
        chevron.backward.2 m : s M12 4.5 L4.5 12 L12 19.5 M19.5 4.5 L12 12 L19.5 19.5
        chevron.forward.2 m : s M4.5 4.5 L12 12 L4.5 19.5 M12 4.5 L19.5 12 L12 19.5
        chevron.up.chevron.down - : s M7 9 L12 4 L17 9 M7 15 L12 20 L17 15
        chevron.left.forwardslash.chevron.right - : s M7 6.5 L1.5 12 L7 17.5 M17 6.5 L22.5 12 L17 17.5 M14 4 L10 20
        arrow.up.arrow.down oOqQ : s M7.5 20 V4.5 M3 9 L7.5 4.5 L12 9 M16.5 4 V19.5 M12 15 L16.5 19.5 L21 15
        arrow.left.arrow.right oOqQ : s M20 7.5 H4.5 M9 3 L4.5 7.5 L9 12 M4 16.5 H19.5 M15 12 L19.5 16.5 L15 21
        arrow.up.and.down oO : s M12 2.5 V21.5 M7 7.5 L12 2.5 L17 7.5 M7 16.5 L12 21.5 L17 16.5
        arrow.left.and.right oO : s M2.5 12 H21.5 M7.5 7 L2.5 12 L7.5 17 M16.5 7 L21.5 12 L16.5 17
        arrow.up.left.and.arrow.down.right oO : s M4 10 V4 H10 M4 4 L10.5 10.5 M20 14 V20 H14 M20 20 L13.5 13.5
        arrow.down.right.and.arrow.up.left oO : s M10.5 4.5 V10.5 H4.5 M10.5 10.5 L3.5 3.5 M13.5 19.5 V13.5 H19.5 M13.5 13.5 \
            L20.5 20.5
        arrow.clockwise oO : s A12 12.5 8.5 -40 285 0 M19.5 2.5 V8 H14
        arrow.counterclockwise oO : s A12 12.5 8.5 -105 220 0 M4.5 2.5 V8 H10
        arrow.triangle.2.circlepath oO : s A12 12 9 190 315 0 A12 12 9 10 135 0 ; b M21 4 V9 H16 Z M3 20 V15 H8 Z
        arrow.2.circlepath oO : s A12 12 9 190 320 0 A12 12 9 10 140 0 M20 3.5 V7.5 H15.5 M4 20.5 V16.5 H8.5
        arrow.uturn.left oOqQ : s M8 4 L3 9 L8 14 M3 9 H14.5 A14.5 14 5 -90 90 0 H10
        arrow.uturn.right oOqQ : s M16 4 L21 9 L16 14 M21 9 H9.5 A9.5 14 5 270 90 1 H14
        arrow.uturn.up oO : s M4 8 L9 3 L14 8 M9 3 V14.5 A14 14.5 5 180 0 1 V10
        arrow.uturn.down oO : s M4 16 L9 21 L14 16 M9 21 V9.5 A14 9.5 5 180 360 0 V14
        arrow.uturn.backward oOqQm : s M8 4 L3 9 L8 14 M3 9 H14.5 A14.5 14 5 -90 90 0 H10
        arrow.uturn.forward oOqQm : s M16 4 L21 9 L16 14 M21 9 H9.5 A9.5 14 5 270 90 1 H14
        arrow.turn.up.left - : s M9 3 L4 8 L9 13 M4 8 H16 Q19.5 8 19.5 11.5 V20
        arrow.turn.up.right - : s M15 3 L20 8 L15 13 M20 8 H8 Q4.5 8 4.5 11.5 V20
        arrow.turn.down.left - : s M9 11 L4 16 L9 21 M4 16 H16 Q19.5 16 19.5 12.5 V4
        arrow.turn.down.right - : s M15 11 L20 16 L15 21 M20 16 H8 Q4.5 16 4.5 12.5 V4
        arrow.up.to.line - : s M12 21.5 V7 M6 13 L12 7 L18 13 M4.5 3 H19.5
        arrow.down.to.line - : s M12 2.5 V17 M6 11 L12 17 L18 11 M4.5 21 H19.5
        arrow.left.to.line - : s M21.5 12 H7 M13 6 L7 12 L13 18 M3 4.5 V19.5
        arrow.right.to.line - : s M2.5 12 H17 M11 6 L17 12 L11 18 M21 4.5 V19.5
        arrow.backward.to.line m : s M21.5 12 H7 M13 6 L7 12 L13 18 M3 4.5 V19.5
        arrow.forward.to.line m : s M2.5 12 H17 M11 6 L17 12 L11 18 M21 4.5 V19.5
        arrow.up.bin F : S M4 9 L6 4 H18 L20 9 V19 Q20 21 18 21 H6 Q4 21 4 19 Z ; d M12 17.5 V10.5 M9 13 L12 10 L15 13
        arrowshape.turn.up.left F : S M10 4 L2 11 L10 18 V14 C15 14 18.5 15.5 21.5 20 C21.5 12.5 17 8.5 10 8 Z
        arrowshape.turn.up.right F : S M14 4 L22 11 L14 18 V14 C9 14 5.5 15.5 2.5 20 C2.5 12.5 7 8.5 14 8 Z
        arrowshape.turn.up.backward Fm : S M10 4 L2 11 L10 18 V14 C15 14 18.5 15.5 21.5 20 C21.5 12.5 17 8.5 10 8 Z
        arrowshape.turn.up.forward Fm : S M14 4 L22 11 L14 18 V14 C9 14 5.5 15.5 2.5 20 C2.5 12.5 7 8.5 14 8 Z
        arrowtriangle.up F : S M12 5 L21 19 H3 Z
        arrowtriangle.down F : S M12 19 L3 5 H21 Z
        arrowtriangle.left F : S M5 12 L19 3 V21 Z
        arrowtriangle.right F : S M19 12 L5 21 V3 Z
        arrowtriangle.backward Fm : S M5 12 L19 3 V21 Z
        arrowtriangle.forward Fm : S M19 12 L5 21 V3 Z
        square.and.arrow.up - : s M8 9 H6.5 Q4.5 9 4.5 11 V19.5 Q4.5 21.5 6.5 21.5 H17.5 Q19.5 21.5 19.5 19.5 V11 Q19.5 9 17.5 \
            9 H16 M12 15 V2.5 M8 6.3 L12 2.3 L16 6.3
        square.and.arrow.down - : s M8 9 H6.5 Q4.5 9 4.5 11 V19.5 Q4.5 21.5 6.5 21.5 H17.5 Q19.5 21.5 19.5 19.5 V11 Q19.5 9 \
            17.5 9 H16 M12 2.5 V15.5 M8 11.7 L12 15.7 L16 11.7
        rectangle.portrait.and.arrow.right - : s M14 8 V4.5 Q14 2.5 12 2.5 H5.5 Q3.5 2.5 3.5 4.5 V19.5 Q3.5 21.5 5.5 21.5 H12 \
            Q14 21.5 14 19.5 V16 M8.5 12 H22 M18.3 8.2 L22 12 L18.3 15.8
        return - : s M8 8.5 L3 13.5 L8 18.5 M3 13.5 H20 V5
        delete.left F : S M8 5 H20.5 Q22.5 5 22.5 7 V17 Q22.5 19 20.5 19 H8 L1.5 12 Z ; d M11.5 9 L17.5 15 M17.5 9 L11.5 15
        delete.right F : S M16 5 H3.5 Q1.5 5 1.5 7 V17 Q1.5 19 3.5 19 H16 L22.5 12 Z ; d M12.5 9 L6.5 15 M6.5 9 L12.5 15
        shuffle oO : s M2.5 7 H5.5 C11 7 13 17 18.5 17 H21.5 M2.5 17 H5.5 C7.5 17 9 15.6 10.2 14 M13.8 10 C15 8.4 16.5 7 18.5 7 \
            H21.5 M18.5 3.5 L22 7 L18.5 10.5 M18.5 13.5 L22 17 L18.5 20.5
        repeat oO : s M3.5 12 V10.5 Q3.5 7 7 7 H19.5 M16 3.5 L19.5 7 L16 10.5 M20.5 12 V13.5 Q20.5 17 17 17 H4.5 M8 13.5 L4.5 \
            17 L8 20.5
        repeat.1 oO : s M3.5 12 V10.5 Q3.5 7 7 7 H14 M11.5 3.5 L15 7 L11.5 10.5 M20.5 13 V13.5 Q20.5 17 17 17 H4.5 M8 13.5 L4.5 \
            17 L8 20.5 M18.5 5 L20.5 3.5 V9.5
        goforward - : s A12 13 8.5 -50 270 0 M12 1.5 L15.2 4.5 L12 7.5
        gobackward - : s A12 13 8.5 -90 230 0 M12 1.5 L8.8 4.5 L12 7.5
        rotate.left F : S R3 10 12 11 2 ; s M8 2 L4.8 5 L8 8 M5 5 H14 A14 12 7 -90 30 0
        rotate.right F : S R9 10 12 11 2 ; s M16 2 L19.2 5 L16 8 M19 5 H10 A10 12 7 270 150 1
        """
}
