import Foundation
import UIKit
import UIKitTesting

extension SimulationWorld {
    /// Performs a step; does nothing if no object fits.
    func perform(_ step: SimulationStep) {
        let (a, b, c) = (step.a, step.b, step.c)
        switch step.kind {
        case .addView, .removeView, .moveView, .frameView, .transformView, .styleView: performOnViews(step)
        case .addRecognizer: if let view = element(views, a) ?? canvas { addRecognizer(b, c, to: view) }
        case .removeRecognizer:
            if let recognizer = element(recognizers, a) {
                recognizer.view?.removeGestureRecognizer(recognizer)
                recognizers.removeAll { $0 === recognizer }
            }
        case .relateRecognizers:
            if let first = element(recognizers, a), let second = element(recognizers, b), first !== second { first.require(toFail: second) }
        case .toggleRecognizer: element(recognizers, a)?.isEnabled.toggle()
        case .replaceDelegate:
            let new = a % 3 == 0 ? nil : SimulationDelegate(world: self, answers: b & c)
            delegate = new
            if let new {
                track(new)
                for (index, recognizer) in recognizers.enumerated() where c & (1 << (index % 8)) != 0 { recognizer.delegate = new }
            }
        case .armCallback: armedChange = a
        case .touchDown, .touchMove, .touchGlide, .touchUp, .touchCancel, .longPressDrag: performTouch(step)
        case .pointerMove, .pointerPress, .pointerRelease, .pointerLeave, .wheel, .touchpadScroll, .touchpadPinch: performPointer(step)
        case .key, .type, .compose: performKey(step)
        case .advance: host.advance(by: [0.001, 1.0 / 60, 0.05, 0.12, 0.36, 0.6, 1.5][a % 7])
        case .replaceRoot, .push, .pop, .selectTab, .turnPage, .present, .dismiss, .menu: performOnControllers(step)
        case .bars: performOnBars(step)
        case .contain: performContainment(step)
        case .act:
            let screens = controllers.compactMap { $0 as? any ActingScreen }.filter { c % 5 == 0 || $0.viewIfLoaded?.window != nil }
            element(screens, c)?.act(a, b, c)
        case .insertItem, .deleteItem, .moveItem, .reloadItem, .reloadList, .scrollList, .editList, .selectItem, .disagree:
            performOnList(step)
        case .focusField, .setText, .setControl: performOnForm(step)
        case .animate, .startAnimator, .steerAnimator, .stopAnimations: performAnimation(step)
        case .resize, .appearance, .direction, .sizeClass, .textScale, .memoryWarning, .activity, .openScene, .closeScene:
            performOnEnvironment(step)
        case .checkFrame: checkFrame()
        }
    }

    // MARK: Views and recognizers

    private func frame(_ a: Int, _ b: Int) -> CGRect {
        CGRect(
            x: CGFloat(a % 24) * 10, y: CGFloat(b % 37) * 10, width: CGFloat(20 + a / 24 % 8 * 25), height: CGFloat(20 + b / 37 % 8 * 25))
    }

    private func color(_ operand: Int) -> UIColor {
        UIColor(hue: CGFloat(operand % 12) / 12, saturation: 0.7, brightness: 0.9, alpha: operand % 5 == 0 ? 0.5 : 1)
    }

    private func performOnViews(_ step: SimulationStep) {
        let (a, b, c) = (step.a, step.b, step.c)
        if step.kind == .addView {
            guard let canvas, views.count < 40 else { return }
            let parent = c % 3 == 0 ? element(views, c) ?? canvas : canvas
            let view = SimulationView(frame: frame(a, b))
            view.world = self
            view.backgroundColor = color(c)
            view.isMultipleTouchEnabled = c % 2 == 0
            track(view)
            views.append(view)
            parent.addSubview(view)
            if c % 7 == 0, let screen = canvas.next as? CanvasScreen {
                let drag = UIDragInteraction(delegate: screen)
                drag.isEnabled = true
                view.addInteraction(drag)
            }
            return
        }
        guard let view = element(views, a) else { return }
        switch step.kind {
        case .removeView:
            view.removeFromSuperview()
            if b % 2 == 0 { views.removeAll { $0 === view } }
        case .moveView:
            guard let target = b % 2 == 0 ? canvas : element(views, b), !target.isDescendant(of: view) else { return }
            target.insertSubview(view, at: c % (target.subviews.count + 1))
        case .frameView: view.frame = frame(b, c)
        case .transformView:
            view.transform =
                switch b % 4 {
                case 0: .identity
                case 1: CGAffineTransform(rotationAngle: CGFloat(c % 63) / 10)
                case 2: CGAffineTransform(scaleX: CGFloat(c % 5) / 2, y: CGFloat(c % 3) / 2 + 0.5)
                default: CGAffineTransform(translationX: CGFloat(c % 50), y: CGFloat(-c % 30))
                }
        default:
            switch b % 10 {
            case 0: view.alpha = [0, 0.005, 0.3, 1, 1][c % 5]
            case 1: view.isHidden.toggle()
            case 2: view.backgroundColor = color(c)
            case 3: view.layer.cornerRadius = CGFloat(c % 30)
            case 4: view.clipsToBounds.toggle()
            case 5: view.layer.borderWidth = CGFloat(c % 4)
            case 6: view.layer.shadowOpacity = c % 2 == 0 ? 0 : 0.5
            case 7: view.layer.zPosition = CGFloat(c % 3 - 1)
            case 8: view.isUserInteractionEnabled.toggle()
            default:
                if view.mask == nil {
                    let mask = UIView(frame: CGRect(x: 5, y: 5, width: CGFloat(c % 80), height: 40))
                    mask.backgroundColor = .black
                    view.mask = mask
                } else {
                    view.mask = nil
                }
            }
        }
    }

    private func addRecognizer(_ kind: Int, _ option: Int, to view: UIView) {
        guard recognizers.count < 24 else { return }
        let recognizer: UIGestureRecognizer
        switch kind % 8 {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + option % 2
            tap.numberOfTouchesRequired = 1 + option / 2 % 2
            recognizer = tap
        case 1, 2:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 1 + option % 2
            pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: option / 2 % 4)
            recognizer = pan
        case 3: recognizer = UILongPressGestureRecognizer()
        case 4: recognizer = UIPinchGestureRecognizer()
        case 5: recognizer = UIRotationGestureRecognizer()
        case 6:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 + option % 15))
            recognizer = swipe
        default:
            if option % 2 == 0 {
                recognizer = UIHoverGestureRecognizer()
            } else {
                let edge = UIScreenEdgePanGestureRecognizer()
                edge.edges = UIRectEdge(rawValue: UInt(1 + option / 2 % 15))
                recognizer = edge
            }
        }
        recognizer.cancelsTouchesInView = option % 3 != 0
        recognizer.delaysTouchesBegan = option % 5 == 0
        recognizer.delegate = option % 2 == 0 ? delegate : nil
        recognizer.addHandler { [weak self] in self?.note($0) }
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        track(recognizer)
    }

    // MARK: Input

    private func performTouch(_ step: SimulationStep) {
        let target = point(step.b, step.c)
        if step.kind == .touchDown {
            if fingers.count < 5 { fingers.append(host.touchDown(at: target)) }
            return
        }
        if step.kind == .longPressDrag {
            let finger = host.touchDown(at: point(step.a, step.b))
            finger.hold(for: 0.7)
            finger.move(to: point(step.b, step.c), duration: 0.3)
            finger.lift()
            return
        }
        guard !fingers.isEmpty else { return }
        let index = step.a % fingers.count
        let finger = fingers[index]
        switch step.kind {
        case .touchMove:
            let near = CGPoint(x: finger.location.x + CGFloat(step.b % 31 - 15), y: finger.location.y + CGFloat(step.c % 31 - 15))
            finger.move(to: step.a % 2 == 0 ? near : target)
        case .touchGlide: finger.move(to: target, duration: 0.15)
        case .touchUp:
            fingers.remove(at: index)
            finger.lift()
        default:
            fingers.remove(at: index)
            finger.cancel()
        }
    }

    private func performPointer(_ step: SimulationStep) {
        let pointer = host.pointer
        switch step.kind {
        case .pointerMove: pointer.move(to: point(step.a, step.b), duration: step.c % 2 == 0 ? 0 : 0.1)
        case .pointerPress: pointer.press(step.a % 4 == 0 ? .secondary : .primary)
        case .pointerRelease: pointer.release()
        case .pointerLeave: if pointer.buttons.isEmpty, pointer.location != nil { pointer.leave() }
        case .wheel: pointer.scroll(by: CGPoint(x: 0, y: step.a % 200 - 100))
        case .touchpadScroll:
            pointer.scroll(by: CGPoint(x: step.a % 100 - 50, y: step.b % 300 - 150), duration: 0.1)
        default: pointer.pinch(scale: 0.5 + CGFloat(step.a % 20) / 10, angle: CGFloat(step.b % 3 - 1) / 2, duration: 0.1)
        }
    }

    private static let keyNames = [
        "Tab", "Return", "Escape", "Space", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End",
        "PageUp", "PageDown", "a", "z", "v", "c", "x", "ContextMenu",
    ]

    private func performKey(_ step: SimulationStep) {
        switch step.kind {
        case .key:
            let name = Self.keyNames[step.a % Self.keyNames.count]
            let modifiers: UIKeyModifierFlags = [[], [], [], .shift, .control, .alternate, [.control, .shift]][step.b % 7]
            if step.c % 5 == 0, modifiers.isEmpty {
                if keys.remove(name) == nil {
                    keys.insert(name)
                    host.keyDown(name)
                } else {
                    host.keyUp(name)
                }
            } else if !keys.contains(name) {
                host.press(name, modifiers: modifiers)
            }
        case .type: host.type(["word", " ", "Żółć", "1", "\u{5d0}\u{5d1}"][step.a % 5])
        default: host.compose(["", "ni", "\u{3042}"][step.a % 3])
        }
    }

    func releaseInput() {
        for finger in fingers { finger.lift() }
        fingers = []
        for key in keys.sorted() { host.keyUp(key) }
        keys = []
        let pointer = host.pointer
        pointer.release()
        if pointer.location != nil { pointer.leave() }
    }

    // MARK: Lists and forms

    private func performOnList(_ step: SimulationStep) {
        let shown = screens.lists.filter { $0.isLoaded && $0.view.window != nil }
        guard let list = element(step.c % 5 == 0 ? screens.lists : shown, step.c) else { return }
        let isAnimated = step.c % 4 != 0
        switch step.kind {
        case .insertItem: list.insert(step.a, step.b, animated: isAnimated)
        case .deleteItem: list.delete(step.a, animated: isAnimated)
        case .moveItem: list.move(step.a, step.b)
        case .reloadItem: list.reload(step.a)
        case .reloadList: list.reloadAll()
        case .scrollList: list.scroll(step.a, animated: step.b % 2 == 0)
        case .editList: list.setEditing(step.a)
        case .disagree: list.updateWrongly(step.a)
        default: list.select(step.a)
        }
    }

    private func performOnForm(_ step: SimulationStep) {
        guard let form = element(controllers.compactMap { $0 as? FormScreen }.filter { $0.isViewLoaded }, step.c) else { return }
        switch step.kind {
        case .focusField:
            if step.a % 4 == 3 { form.view.endEditing(true) } else { _ = ([form.text] + form.fields)[step.a % 3].becomeFirstResponder() }
        case .setText:
            let text = String(repeating: "Text ", count: step.b % 30)
            if step.a % 2 == 0 { form.text.text = text } else { form.fields[step.a % form.fields.count].text = text }
        default:
            switch form.controls[step.a % form.controls.count] {
            case let control as UISwitch: control.setOn(step.b % 2 == 0, animated: step.b % 3 == 0)
            case let slider as UISlider: slider.setValue(Float(step.b % 11) / 10, animated: step.b % 2 == 0)
            case let segments as UISegmentedControl: segments.selectedSegmentIndex = step.b % 3
            case let pages as UIPageControl: pages.numberOfPages = step.b % 6
            case let control: control.isEnabled.toggle()
            }
        }
    }

    // MARK: Animations

    private func change(_ view: UIView, _ b: Int, _ c: Int) {
        switch b % 4 {
        case 0: view.frame = frame(b, c)
        case 1: view.alpha = c % 2 == 0 ? 0.2 : 1
        case 2: view.backgroundColor = color(c)
        default: view.transform = CGAffineTransform(rotationAngle: CGFloat(c % 7))
        }
    }

    private func performAnimation(_ step: SimulationStep) {
        let (a, b, c) = (step.a, step.b, step.c)
        switch step.kind {
        case .animate:
            guard let view = element(views, a) else { return }
            let options: UIView.AnimationOptions = [[], .beginFromCurrentState, .allowUserInteraction, .autoreverse][c % 4]
            let completion: (Bool) -> Void = { [weak self] _ in self?.callback() }
            if b % 3 == 0 {
                UIView.animate(
                    withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: options,
                    animations: { self.change(view, b, c) }, completion: completion)
            } else {
                UIView.animate(
                    withDuration: Double(a % 8) / 10, delay: b % 5 == 0 ? 0.1 : 0, options: options,
                    animations: { self.change(view, b, c) },
                    completion: completion)
            }
        case .startAnimator:
            guard let view = element(views, a), animators.count < 8 else { return }
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { self.change(view, b, c) }
            animator.addCompletion { [weak self] _ in self?.callback() }
            animators.append(animator)
            track(animator)
            if c % 3 == 0 { animator.pauseAnimation() } else { animator.startAnimation() }
        case .steerAnimator:
            guard let animator = element(animators, a), animator.state == .active else { return }
            switch b % 6 {
            case 0: animator.pauseAnimation()
            case 1: animator.startAnimation()
            case 2: animator.isReversed.toggle()
            case 3:
                animator.pauseAnimation()
                animator.fractionComplete = CGFloat(c % 11) / 10
            case 4:
                animator.stopAnimation(false)
                animator.finishAnimation(at: [.start, .current, .end][c % 3])
            default: animator.stopAnimation(true)
            }
        default: element(views, a)?.layer.removeAllAnimations()
        }
    }
}
