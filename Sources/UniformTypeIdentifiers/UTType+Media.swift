// Images, audio, movies and 3D content.

extension UTType {
    /// Image of any kind: `public.image`. Conforms to `public.data` and `public.content`.
    public static let image = UTType(known: "public.image")

    /// JPEG image: `public.jpeg`. Conforms to `public.image`.
    public static let jpeg = UTType(known: "public.jpeg")

    /// TIFF image: `public.tiff`. Conforms to `public.image`.
    public static let tiff = UTType(known: "public.tiff")

    /// GIF image: `com.compuserve.gif`. Conforms to `public.image`.
    public static let gif = UTType(known: "com.compuserve.gif")

    /// PNG image: `public.png`. Conforms to `public.image`.
    public static let png = UTType(known: "public.png")

    /// Apple icon: `com.apple.icns`. Conforms to `public.image`.
    public static let icns = UTType(known: "com.apple.icns")

    /// Windows bitmap: `com.microsoft.bmp`. Conforms to `public.image`.
    public static let bmp = UTType(known: "com.microsoft.bmp")

    /// Windows icon: `com.microsoft.ico`. Conforms to `public.image`.
    public static let ico = UTType(known: "com.microsoft.ico")

    /// Raw camera image: `public.camera-raw-image`. Conforms to `public.image`.
    public static let rawImage = UTType(known: "public.camera-raw-image")

    /// SVG image: `public.svg-image`. Conforms to `public.image` and `public.xml`.
    public static let svg = UTType(known: "public.svg-image")

    /// Live Photo: `com.apple.live-photo`. Conforms to `public.data`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")

    /// HEIF image: `public.heif`. Conforms to `public.image`.
    public static let heif = UTType(known: "public.heif")

    /// HEIC image: `public.heic`. Conforms to `public.heif`.
    public static let heic = UTType(known: "public.heic")

    /// HEIC image sequence: `public.heics`. Conforms to `public.heic`.
    public static let heics = UTType(known: "public.heics")

    /// WebP image: `org.webmproject.webp`. Conforms to `public.image`.
    public static let webP = UTType(known: "org.webmproject.webp")

    /// OpenEXR image: `com.ilm.openexr-image`. Conforms to `public.image`.
    public static let exr = UTType(known: "com.ilm.openexr-image")

    /// Adobe raw image: `com.adobe.raw-image`. Conforms to `public.camera-raw-image`.
    public static let dng = UTType(known: "com.adobe.raw-image")

    /// JPEG XL image: `public.jpeg-xl`. Conforms to `public.image`.
    public static let jpegxl = UTType(known: "public.jpeg-xl")

    /// 3D content: `public.3d-content`. Conforms to `public.content`.
    public static let threeDContent = UTType(known: "public.3d-content")

    /// Universal Scene Description: `com.pixar.universal-scene-description`. Conforms to `public.data` and `public.3d-content`.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")

    /// Universal Scene Description in one file: `com.pixar.universal-scene-description-mobile`. Conforms to `public.data` and `public.3d-content`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")

    /// Reality file: `com.apple.reality`. Conforms to `public.data` and `public.3d-content`.
    public static let realityFile = UTType(known: "com.apple.reality")

    /// SceneKit scene: `com.apple.scenekit.scene`. Conforms to `public.data` and `public.3d-content`.
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")

    /// Scanned object: `com.apple.arobject`. Conforms to `public.data`.
    public static let arReferenceObject = UTType(known: "com.apple.arobject")

    /// Audio or video: `public.audiovisual-content`. Conforms to `public.data` and `public.content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")

    /// Video with audio: `public.movie`. Conforms to `public.audiovisual-content`.
    public static let movie = UTType(known: "public.movie")

    /// Video without audio: `public.video`. Conforms to `public.movie`.
    public static let video = UTType(known: "public.video")

    /// Audio of any kind: `public.audio`. Conforms to `public.audiovisual-content`.
    public static let audio = UTType(known: "public.audio")

    /// QuickTime movie: `com.apple.quicktime-movie`. Conforms to `public.movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")

    /// MPEG movie: `public.mpeg`. Conforms to `public.movie`.
    public static let mpeg = UTType(known: "public.mpeg")

    /// MPEG-2 video: `public.mpeg-2-video`. Conforms to `public.video`.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")

    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`. Conforms to `public.movie`.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")

    /// MP3 audio: `public.mp3`. Conforms to `public.audio`.
    public static let mp3 = UTType(known: "public.mp3")

    /// MPEG-4 movie: `public.mpeg-4`. Conforms to `public.movie`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")

    /// MPEG-4 audio: `public.mpeg-4-audio`. Conforms to `public.mpeg-4` and `public.audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")

    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`. Conforms to `public.audio`.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")

    /// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`. Conforms to `com.apple.m4v-video`.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")

    /// AVI movie: `public.avi`. Conforms to `public.movie`.
    public static let avi = UTType(known: "public.avi")

    /// AIFF audio: `public.aiff-audio`. Conforms to `public.audio`.
    public static let aiff = UTType(known: "public.aiff-audio")

    /// Waveform audio: `com.microsoft.waveform-audio`. Conforms to `public.audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")

    /// MIDI audio: `public.midi-audio`. Conforms to `public.audio`.
    public static let midi = UTType(known: "public.midi-audio")

    /// Playlist: `public.playlist`.
    public static let playlist = UTType(known: "public.playlist")

    /// M3U playlist: `public.m3u-playlist`. Conforms to `public.text` and `public.playlist`.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
