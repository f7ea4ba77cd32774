import Accelerate.vImage
import CoreServices
import Foundation
import Testing

@Suite("Accelerate")
struct AccelerateTests {
    @Test("Sums, products, differences and quotients have vDSP's order of arguments")
    func elements() {
        let (a, b): ([Float], [Float]) = ([8, 6, 4], [2, 3, 4])
        var c = [Float](repeating: 0, count: 3)
        vDSP_vadd(a, 1, b, 1, &c, 1, 3)
        #expect(c == [10, 9, 8])
        vDSP_vmul(a, 1, b, 1, &c, 1, vDSP_Length(3))
        #expect(c == [16, 18, 16])
        // The second array is subtracted from, and divided by, the first one.
        vDSP_vsub(b, 1, a, 1, &c, 1, 3)
        #expect(c == [6, 3, 0])
        vDSP_vdiv(b, 1, a, 1, &c, 1, 3)
        #expect(c == [4, 2, 1])
        var factor: Float = 3
        vDSP_vsmul(a, 1, &factor, &c, 1, 3)
        #expect(c == [24, 18, 12])
        var (low, high): (Double, Double) = (-1, 1)
        var clipped = [0.0, 0, 0, 0]
        vDSP_vclipD([-3, 0.5, 9, 1], 1, &low, &high, &clipped, 1, 4)
        #expect(clipped == [-1, 0.5, 1, 1])
        vDSP_vadd(a, 2, b, 2, &c, 1, 2)
        #expect(c.prefix(2) == [10, 8])
    }

    @Test("Reductions have the values of their definitions")
    func reductions() {
        let values: [Float] = [3, -4, 1]
        var result: Float = 0
        vDSP_sve(values, 1, &result, 3)
        #expect(result == 0)
        vDSP_maxmgv(values, 1, &result, 3)
        #expect(result == 4)
        vDSP_rmsqv(values, 1, &result, 3)
        #expect(abs(result - sqrt(26.0 / 3)) < 1e-6)
        var index: vDSP_Length = 0
        vDSP_maxvi(values, 1, &result, &index, 3)
        #expect(result == 3 && index == 0)
        var mean = 0.0
        vDSP_meanvD([1, 2, 6], 1, &mean, 3)
        #expect(mean == 3)
        vDSP_minv(values, 1, &result, 0)
        #expect(result == .infinity)
        vDSP_dotpr(values, 1, values, 1, &result, 3)
        #expect(result == 26)
    }

    @Test("Samples of sound become decibels, and are filtered and decimated")
    func sound() {
        let samples: [Int16] = [0, 100, -1000, 10000]
        var numbers = [Float](repeating: 0, count: 4)
        vDSP_vflt16(samples, 1, &numbers, 1, 4)
        vDSP_vabs(numbers, 1, &numbers, 1, 4)
        #expect(numbers == [0, 100, 1000, 10000])
        var one: Float = 100
        vDSP_vdbcon(numbers, 1, &one, &numbers, 1, 4, 1)
        #expect(numbers[1] == 0 && abs(numbers[2] - 20) < 1e-4 && abs(numbers[3] - 40) < 1e-4 && numbers[0] == -.infinity)
        var means = [Float](repeating: 0, count: 2)
        vDSP_desamp([1, 3, 5, 7], 2, [0.5, 0.5], &means, 2, 2)
        #expect(means == [2, 6])
    }

    @Test("A Fourier transform finds a cosine, and its inverse multiplies the signal by twice its length", arguments: [3, 6, 10])
    func fourier(log2n: vDSP_Length) throws {
        let count = 1 << Int(log2n)
        let setup = try #require(vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        let signal = (0..<count).map { Float(cos(2 * Double.pi * 2 * Double($0) / Double(count))) + Float($0 % 3) }
        var (real, imag) = ([Float](repeating: 0, count: count / 2), [Float](repeating: 0, count: count / 2))
        var magnitudes = real
        var back = [DSPComplex](repeating: DSPComplex(), count: count / 2)
        real.withUnsafeMutableBufferPointer { real in
            imag.withUnsafeMutableBufferPointer { imag in
                guard let realp = real.baseAddress, let imagp = imag.baseAddress else { return }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                signal.withUnsafeBytes { bytes in
                    guard let complex = bytes.bindMemory(to: DSPComplex.self).baseAddress else { return }
                    vDSP_ctoz(complex, 2, &split, 1, vDSP_Length(count / 2))
                }
                vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(FFT_FORWARD))
                vDSP_zvmags(&split, 1, &magnitudes, 1, vDSP_Length(count / 2))
                // The definition of the discrete Fourier transform.
                for k in 1..<count / 2 {
                    let angles = (0..<count).map { -2 * Double.pi * Double(k * $0 % count) / Double(count) }
                    let re = zip(signal, angles).reduce(0.0) { $0 + Double($1.0) * cos($1.1) }
                    let im = zip(signal, angles).reduce(0.0) { $0 + Double($1.0) * sin($1.1) }
                    #expect(abs(Double(realp[k]) - 2 * re) < 0.02 && abs(Double(imagp[k]) - 2 * im) < 0.02)
                }
                #expect(abs(realp[0] - 2 * signal.reduce(0, +)) < 0.02)
                vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(FFT_INVERSE))
                vDSP_ztoc(&split, 1, &back, 2, vDSP_Length(count / 2))
            }
        }
        #expect(magnitudes.dropFirst().enumerated().max { $0.element < $1.element }?.offset == 1 || count > 8)
        for (index, value) in back.enumerated() {
            #expect(abs(value.real / Float(2 * count) - signal[2 * index]) < 1e-4)
            #expect(abs(value.imag / Float(2 * count) - signal[2 * index + 1]) < 1e-4)
        }
    }

    /// Calls `body` with an image of 4 × 1 pixels and another one of the same size.
    private func withImages(_ pixels: [UInt8], width: Int = 4, _ body: (inout vImage_Buffer, inout vImage_Buffer) -> Void) -> [UInt8] {
        var source = pixels
        var target = [UInt8](repeating: 0, count: pixels.count)
        let height = pixels.count / 4 / width
        source.withUnsafeMutableBytes { source in
            target.withUnsafeMutableBytes { target in
                func buffer(_ bytes: UnsafeMutableRawBufferPointer) -> vImage_Buffer {
                    vImage_Buffer(
                        data: bytes.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: 4 * width)
                }
                var (first, second) = (buffer(source), buffer(target))
                body(&first, &second)
            }
        }
        return target
    }

    private func gray(_ values: [UInt8]) -> [UInt8] { values.flatMap { [255, $0, $0, $0] } }

    @Test("A box convolution averages pixels, with the edge's or the background's beyond the image")
    func box() {
        let extended = withImages(gray([0, 30, 60, 90])) { source, target in
            #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend)) == kvImageNoError)
        }
        #expect(extended == gray([10, 30, 60, 80]))
        var black: [UInt8] = [0, 0, 0, 0]
        let filled = withImages(gray([90, 90, 90, 90])) { source, target in
            vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, &black, vImage_Flags(kvImageBackgroundColorFill))
        }
        #expect(filled[1] == 60 && filled[5] == 90 && filled[0] == 170)
        _ = withImages(gray([0, 0, 0, 0])) { source, target in
            #expect(
                vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, vImage_Flags(kvImageEdgeExtend))
                    == kvImageInvalidKernelSize)
            #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
        }
    }

    @Test("Pixels are reordered, mirrored, multiplied and counted")
    func pixels() throws {
        let swapped = withImages([1, 2, 3, 4, 5, 6, 7, 8], width: 2) { source, target in
            vImagePermuteChannels_ARGB8888(&source, &target, [3, 2, 1, 0], 0)
        }
        #expect(swapped == [4, 3, 2, 1, 8, 7, 6, 5])
        let row = withImages(gray([1, 2, 3, 4])) { source, target in vImageHorizontalReflect_ARGB8888(&source, &target, 0) }
        #expect(row == gray([4, 3, 2, 1]))
        let column = withImages(gray([1, 2, 3, 4]), width: 1) { source, target in vImageVerticalReflect_ARGB8888(&source, &target, 0) }
        #expect(column == gray([4, 3, 2, 1]))
        let multiplied = withImages([128, 200, 100, 50], width: 1) { source, target in vImagePremultiplyData_ARGB8888(&source, &target, 0) }
        #expect(multiplied == [128, 100, 50, 25])
        let matrix: [Int16] = [256, 0, 0, 0, 0, 0, 0, 256, 0, 0, 256, 0, 0, 256, 0, 0]
        let exchanged = withImages([255, 10, 20, 30], width: 1) { source, target in
            vImageMatrixMultiply_ARGB8888(&source, &target, matrix, 256, nil, nil, 0)
        }
        #expect(exchanged == [255, 30, 20, 10])
    }

    @Test("Scaling down averages, and Core Services has the types of MobileCoreServices")
    func scaling() throws {
        var (large, small) = (vImage_Buffer(), vImage_Buffer())
        #expect(vImageBuffer_Init(&large, 8, 8, 32, 0) == kvImageNoError && vImageBuffer_Init(&small, 2, 2, 32, 0) == kvImageNoError)
        defer {
            free(large.data)
            free(small.data)
        }
        memset(large.data, 100, Int(large.height) * large.rowBytes)
        #expect(vImageScale_ARGB8888(&large, &small, nil, vImage_Flags(kvImageHighQualityResampling)) == kvImageNoError)
        #expect(try #require(small.data).load(as: UInt32.self) == 0x6464_6464)
        #expect("\(kUTTypeJPEG)" == "public.jpeg")
    }
}
