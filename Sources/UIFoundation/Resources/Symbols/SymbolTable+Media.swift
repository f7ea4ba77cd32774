extension SymbolTable {
    /// Symbols of the family "media". ``SymbolTable`` describes the format.
    static let media = """
        play FoOx : S M5.5 3.5 L20.5 12 L5.5 20.5 Z
        pause FoO : S R4.5 4 4.6 16 1 R14.9 4 4.6 16 1
        stop FoO : S R4.5 4.5 15 15 2
        record.circle F : S O12 12 10 ; D O12 12 4.5
        forward FoO : S M1.5 5.5 L11.5 12 L1.5 18.5 Z M12 5.5 L22.5 12 L12 18.5 Z
        backward FoO : S M22.5 5.5 L12.5 12 L22.5 18.5 Z M12 5.5 L1.5 12 L12 18.5 Z
        forward.end F : S M4 5 L16 12 L4 19 Z ; s M19.5 5 V19
        backward.end F : S M20 5 L8 12 L20 19 Z ; s M4.5 5 V19
        playpause F : S M2 5.5 L11.5 12 L2 18.5 Z M14 5.5 H16.3 V18.5 H14 Z M19.2 5.5 H21.5 V18.5 H19.2 Z
        eject F : S M12 4.5 L20.5 14 H3.5 Z ; s M4 19 H20
        speaker FxX : S M3.5 9 H7.5 L13 4 V20 L7.5 15 H3.5 Z
        speaker.wave.1 F : S M3.5 9 H7.5 L13 4 V20 L7.5 15 H3.5 Z ; s A12 12 5.2 -38 38 0
        speaker.wave.2 FoO : S M1.5 9 H5.5 L11 4 V20 L5.5 15 H1.5 Z ; s A9.5 12 5.2 -38 38 0 A9.5 12 9 -42 42 0
        speaker.wave.3 F : S M.5 9 H4 L9 4.5 V19.5 L4 15 H.5 Z ; s A7.5 12 4.8 -38 38 0 A7.5 12 8.3 -42 42 0 A7.5 12 11.8 -45 45 0
        mic FoOxX : S R8.5 2 7 12.5 3.5 ; s M4.8 11 A12 11 7.2 180 0 1 M12 18.2 V22 M8.5 22 H15.5
        music.note - : s M9 17.5 V5 L19 2.8 V15 ; b E6.5 18 2.6 2.1 E16.5 15.5 2.6 2.1
        music.note.list - : s M2.5 5 H12 M2.5 10.5 H12 M2.5 16 H8 M15.5 18.5 V5.5 L21.5 4 V7 ; b E13.3 19 2.2 1.8
        music.mic - : s M13.5 10.5 L4 20 M6 20.5 L3.5 18 ; b O16.5 7.5 4.5
        headphones oO : s M3 16 V12.5 C3 7 7 3 12 3 C17 3 21 7 21 12.5 V16 ; b R2.5 14 4.5 7 1.5 R17 14 4.5 7 1.5
        waveform oO : s M3 10.5 V13.5 M6.6 7 V17 M10.2 3.5 V20.5 M13.8 7 V17 M17.4 5 V19 M21 10 V14
        video FoOxX : S R1.5 6 14 12 2.5 M17 10.5 L22.5 7 V17 L17 13.5 Z
        camera FoO : S M8 4.5 L6.5 7 H4 Q2 7 2 9 V18 Q2 20 4 20 H20 Q22 20 22 18 V9 Q22 7 20 7 H17.5 L16 4.5 Z ; d O12 13.2 4
        camera.rotate F : S M8 4.5 L6.5 7 H4 Q2 7 2 9 V18 Q2 20 4 20 H20 Q22 20 22 18 V9 Q22 7 20 7 H17.5 L16 4.5 Z ; d A12 \
            13.2 4 200 320 0 A12 13.2 4 20 140 0
        photo F : S R1.5 4 21 16 2.5 ; d M2 17 L8 11.5 L13 16 L16 13.5 L22 18 ; D O16 8.7 1.7
        photo.on.rectangle - : s M5 6.5 V5.5 Q5 3.5 7 3.5 H20.5 Q22.5 3.5 22.5 5.5 V14 Q22.5 16 20.5 16 H20 R1.5 6.5 18 14 2 M2 \
            18 L7 13.5 L11.5 17.5 L14 15.5 L19 19.5 ; f O14 10.7 1.4
        film F : S R2 4 20 16 2.5 ; d M7 4 V20 M17 4 V20 M7 12 H17 M2 8.5 H7 M2 15.5 H7 M17 8.5 H22 M17 15.5 H22
        tv F : S R1.5 4.5 21 13 2 ; s M7.5 21 H16.5
        gamecontroller F : S M7 6 H17 C20.5 6 22.5 16 21.5 18 C20.5 20 18.5 18.5 16.5 15.5 H7.5 C5.5 18.5 3.5 20 2.5 18 C1.5 16 \
            3.5 6 7 6 Z ; d M8 8.3 V12.3 M6 10.3 H10 ; D O15 11.5 1.1 O17.3 9.2 1.1
        dice F : S R3 3 18 18 4 ; D O7.8 7.8 1.5 O16.2 7.8 1.5 O12 12 1.5 O7.8 16.2 1.5 O16.2 16.2 1.5
        captions.bubble F : S M5 3.5 H19 Q22 3.5 22 6.5 V14 Q22 17 19 17 H10 L6 21 V17 H5 Q2 17 2 14 V6.5 Q2 3.5 5 3.5 Z ; d \
            M5.5 12.5 H10 M12.5 12.5 H18.5 M5.5 9 H13
        """
}
