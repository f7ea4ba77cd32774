/// The library's own scripts. They run in a separate content world that neither pages nor apps can access.
enum ToolkitScripts {
    /// Runs in every frame. Reports navigations before they happen: links that are clicked, forms that are submitted, and frames that are inserted.
    static let frameSource = """
        const isMain = window === top;
        const tell = (kind, url, toMain, download = false) => webkit.messageHandlers.lodestoneFrame.postMessage(
            { kind, url: String(url), source: location.href, fromMain: isMain, toMain, download });
        const leadsToMain = target => {
            switch (target.toLowerCase()) {
            case '': case '_self': return isMain;
            case '_top': return true;
            case '_parent': return isMain || parent === top;
            case '_blank': return true;
            default:
                // The frame with that name, among those that this script may read.
                const find = frame => {
                    try { if (frame.name === target) return frame; } catch (e) {}
                    for (let i = 0; i < frame.length; i++) { const found = find(frame[i]); if (found) return found; }
                    return null;
                };
                const found = find(top);
                return !found || found === top;
            }
        };
        const base = () => document.querySelector('base[target]')?.target || '';
        addEventListener('click', e => {
            const link = e.composedPath().find(node => (node.localName == 'a' || node.localName == 'area') && node.href);
            if (link) tell('link', link.href, leadsToMain(link.target || base()), link.hasAttribute('download'));
        }, true);
        addEventListener('submit', e => {
            const by = e.submitter;
            tell('link', by?.formAction && by.hasAttribute('formaction') ? by.formAction : e.target.action,
                leadsToMain(by?.formTarget || e.target.target || base()));
        }, true);
        const kinds = { iframe: 'src', frame: 'src', embed: 'src', object: 'data' };
        const note = node => {
            const address = kinds[node.localName];
            if (address && node[address]) tell('frame', node[address], false);
        };
        const noteAll = records => {
            for (const record of records) {
                if (record.type == 'attributes') note(record.target);
                for (const node of record.addedNodes) {
                    if (node.nodeType != 1) continue;
                    note(node);
                    for (const inner of node.querySelectorAll('iframe, frame, embed, object')) note(inner);
                }
            }
        };
        const watch = new MutationObserver(noteAll);
        watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['src', 'data'] });
        globalThis.flushFrames = () => noteAll(watch.takeRecords());
        """
    /// The name of the frame script's messages.
    static let frameMessage = "lodestoneFrame"

    /// Runs in every frame and stores the target of a press. `cancelPress()` cancels the press for the page. Its listeners then receive a cancel event, but
    /// neither the release nor the click. WebKitGTK has no function for that.
    static let guardSource = """
        let target = null, byTouch = false, cancelled = false, late = -Infinity;
        const swallow = e => {
            const ends = e.type == 'pointerup' || e.type == 'touchend';
            if (!cancelled) {
                if (ends) target = null;
                return;
            }
            e.stopImmediatePropagation();
            // A prevented touch end makes no click, but WebKit would apply it to the next touch: only other events are prevented.
            if (!e.type.startsWith('touch')) e.preventDefault();
            if (ends) setTimeout(() => { cancelled = false; }, 0);
        };
        for (const kind of ['pointerdown', 'touchstart']) addEventListener(kind, e => {
            // The touch may have been cancelled before this event: scripts run before queued input.
            cancelled = performance.now() - late < 1000;
            late = -Infinity;
            if (cancelled) return e.stopImmediatePropagation();
            target = e.composedPath()[0];
            byTouch = kind == 'touchstart';
        }, true);
        for (const kind of ['mousedown', 'pointermove', 'mousemove', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick', 'dragstart',
            'selectstart', 'contextmenu', 'touchmove', 'touchend']) addEventListener(kind, swallow, { capture: true, passive: kind.startsWith('touch') });
        globalThis.cancelPress = () => {
            if (!target) {
                late = performance.now();
                return;
            }
            const pressed = target;
            target = null;
            cancelled = true;
            getSelection()?.removeAllRanges();
            pressed.dispatchEvent(byTouch ? new Event('touchcancel', { bubbles: true, composed: true })
                : new PointerEvent('pointercancel', { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
        };
        """

    /// Runs in the main frame. Reports the page's scroll position and size, at most once per frame.
    static let scrollSource = """
        let last = '', isAsked = false;
        const read = () => {
            const page = document.scrollingElement || document.documentElement;
            return page ? [scrollX, scrollY, page.scrollWidth, page.scrollHeight] : null;
        };
        globalThis.readScrolling = read;
        globalThis.scrollPage = (x, y) => {
            scrollTo({ left: x, top: y, behavior: 'instant' });
            return read();
        };
        const tell = () => {
            isAsked = false;
            const now = read();
            if (!now || String(now) == last) return;
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
    /// The name of the scroll script's messages.
    static let scrollMessage = "lodestoneScroll"
}
