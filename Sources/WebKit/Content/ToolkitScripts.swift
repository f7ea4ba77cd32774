/// Scripts of the library's own, in a world that no page and no app sees.
enum ToolkitScripts {
    /// Runs in every frame. It remembers the target of a press; `cancelPress()` ends the press for the page: its listeners hear of a cancellation, and
    /// no longer of the release nor the click. WebKitGTK has nothing that calls a press off.
    static let guardSource = """
        let target = null, byTouch = false, cancelled = false;
        const swallow = e => {
            if (!cancelled) return;
            e.stopImmediatePropagation();
            e.preventDefault();
            if (e.type == 'pointerup' || e.type == 'touchend') setTimeout(() => { cancelled = false; }, 0);
        };
        for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, e => {
            target = e.composedPath()[0];
            cancelled = false;
            byTouch = kind == 'touchstart';
        }, true);
        for (const kind of ['pointermove', 'mousemove', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick', 'dragstart', 'selectstart',
            'contextmenu', 'touchmove', 'touchend']) addEventListener(kind, swallow, { capture: true, passive: false });
        globalThis.cancelPress = () => {
            if (!target) return;
            const pressed = target;
            target = null;
            cancelled = true;
            getSelection()?.removeAllRanges();
            pressed.dispatchEvent(byTouch ? new TouchEvent('touchcancel', { bubbles: true, composed: true })
                : new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
        };
        """

    /// Runs in the main frame, and tells where the page is scrolled to and how large it is, once a frame at most.
    static let scrollSource = """
        let last = '', isAsked = false;
        const tell = () => {
            isAsked = false;
            const page = document.scrollingElement || document.documentElement;
            if (!page) return;
            const now = [scrollX, scrollY, page.scrollWidth, page.scrollHeight];
            if (String(now) == last) return;
            last = String(now);
            webkit.messageHandlers.lodestoneScroll.postMessage(now);
        };
        const ask = () => { if (!isAsked) { isAsked = true; requestAnimationFrame(tell); } };
        addEventListener('scroll', ask, { passive: true });
        addEventListener('resize', ask);
        addEventListener('load', ask);
        addEventListener('DOMContentLoaded', () => {
            const watch = new ResizeObserver(ask);
            watch.observe(document.documentElement);
            if (document.body) watch.observe(document.body);
            ask();
        });
        """
    /// The name of its messages.
    static let scrollMessage = "lodestoneScroll"
}
