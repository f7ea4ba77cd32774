# shellcheck shell=bash disable=SC2154
# Sourced by Benchmarks/run: the parts that measure programs in windows with lat.

peers=Benchmarks/Peers

# measure PEER COMMAND...: one motion alone, one in the middle of a drag, and the start.
measure() {
    local what=(--title peer --peer "$1" --color E02020 --moves "${MOVES:-300}" --runs "${STARTS:-20}")
    shift
    lat latency "${what[@]}" -- "$@" || true
    lat latency "${what[@]}" --warm 6 --gap-ms 8 -- "$@" || true
    lat startup "${what[@]}" -- "$@" || true
}

# press PEER BENCHMARK N COMMAND...: a key in an editor.
press() {
    local what=(--title peer --peer "$1" --name "$2" --n "$3" --keys "${KEYS:-200}")
    shift 3
    lat key "${what[@]}" -- "$@" || true
}

build_gtk() { build "$1" "$2" "${CC:-gcc}" -O2 "${@:3}"; }
build_qt() { build "$1" "$2" "${CXX:-g++}" -O2 -fPIC -std=c++17 "${@:3}"; }

# Keeps carets from blinking: a caret that blinks would be taken for what was typed.
stop_carets() {
    mkdir -p "$folder/config/gtk-4.0" "$folder/config/glib-2.0/settings"
    printf '[Settings]\ngtk-cursor-blink=0\n' >"$folder/config/gtk-4.0/settings.ini"
    # On Wayland GTK asks GSettings instead.
    printf '[org/gnome/desktop/interface]\ncursor-blink=false\n' >"$folder/config/glib-2.0/settings/keyfile"
    export GSETTINGS_BACKEND=keyfile XDG_CONFIG_HOME=$folder/config GTK_IM_MODULE=gtk-im-context-simple QT_IM_MODULE=compose
}

# build_text BUILDER NAME PACKAGES SOURCE: an editor of a toolkit, which also reads the screen of the X server.
build_text() {
    "${CC:-gcc}" -O2 -c $peers/lat/display_x11.c -o "$folder/screen.o" && "$1" "$2" "$3 x11 xext xtst xdamage" "$4" "$folder/screen.o"
}
build_gtk_text() { build_text build_gtk gtk_text gtk4 $peers/text/gtk_text.c; }
build_qt_text() { build_text build_qt qt_text Qt6Widgets $peers/text/qt_text.cpp; }

# A square under the pointer, a key in a text of 10 kB, the start.
latency() {
    build_lat || return 0
    measure lodestone "$built/Probe"
    if build_gtk app_gtk4 gtk4 $peers/app_gtk4.c; then
        measure gtk4 "$folder/app_gtk4"
        if [ "$configuration" = x11-cairo ]; then GDK_DEBUG=gl-disable measure gtk4-without-gl "$folder/app_gtk4"; fi
    fi
    if build_qt app_qt Qt6Widgets $peers/app_qt.cpp; then measure qt6-widgets "$folder/app_qt"; fi
    if build_qt app_quick Qt6Quick $peers/app_quick.cpp; then measure qt6-quick "$folder/app_quick" $peers/app_quick.qml; fi
    stop_carets
    press lodestone key-to-pixel 10000 "$built/Probe" peer text 10000
    if build_gtk_text; then press gtk4 key-to-pixel 10000 "$folder/gtk_text" show gtk4-textview 10000; fi
    if build_qt_text; then press qt6-widgets key-to-pixel 10000 "$folder/qt_text" show qt6-plaintextedit 10000; fi
    if [ -x "$folder/app_quick" ]; then press qt6-quick key-to-pixel 10000 "$folder/app_quick" $peers/scenes/text.qml; fi
}

# move PEER SCENE N COMMAND...: processor time of a scene that moves by itself, a frame or, for push, a push or pop.
move() {
    local what=(--title peer --peer "$1" --name "window-$2" --n "$3")
    shift 3
    if [ "${what[5]}" = window-push ]; then what+=(--period 0.6 --seconds 6); fi
    { lat cost "${what[@]}" -- "$@" || true; } | grep -v -e '-with-children' || true
}

# Scenes that move by themselves in a window: a list that scrolls, a thousand animated squares, a screen that is pushed and popped.
frames() {
    build_lat || return 0
    local scene
    build_gtk scenes_gtk libadwaita-1 $peers/scenes/gtk.c || true
    build_qt scenes_qt Qt6Widgets $peers/scenes/qt.cpp || true
    build_qt app_quick Qt6Quick $peers/app_quick.cpp || true
    for scene in "scroll 10000" "layers 1000" "push 100"; do
        # shellcheck disable=SC2086
        {
            move lodestone $scene "$built/Probe" peer $scene
            if [ -x "$folder/scenes_gtk" ]; then
                move gtk4 $scene "$folder/scenes_gtk" $scene
                # The squares of one widget that draws them, instead of as many widgets and AdwAnimations.
                if [ "$scene" = "layers 1000" ]; then move gtk4-drawn $scene "$folder/scenes_gtk" drawn 1000; fi
            fi
            if [ -x "$folder/scenes_qt" ]; then move qt6-widgets $scene "$folder/scenes_qt" $scene; fi
            if [ -x "$folder/app_quick" ]; then move qt6-quick $scene "$folder/app_quick" "$peers/scenes/${scene% *}.qml"; fi
        }
    done
}

# A list of plain rows that scrolls on a slow GPU: OpenGL by one thread of llvmpipe, under a headless sway, on the screens of a phone and of a desktop.
# A subshell, because its display is not that of the other parts.
slow_gpu() (
    local size
    servers=()
    trap 'kill "${servers[@]}" 2>/dev/null || true' EXIT
    configuration=wayland-gl
    use_gl
    export LIBGL_ALWAYS_SOFTWARE=1 LP_NUM_THREADS=1 XDG_RUNTIME_DIR=$folder/slow-gpu
    unset DISPLAY
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    if ! start_wayland; then
        echo "# slow-gpu is left out: it needs sway" >&2
        return 0
    fi
    has_display=true
    build_lat || return 0
    build_gtk scenes_gtk libadwaita-1 $peers/scenes/gtk.c || true
    for size in 390x844 1280x800; do
        SWAYSOCK=$(compgen -G "$XDG_RUNTIME_DIR/sway-ipc.*.sock") swaymsg output HEADLESS-1 resolution $size >/dev/null
        move lodestone "scroll-$size" 10000 "$built/Probe" peer scroll 10000
        if [ -x "$folder/scenes_gtk" ]; then move gtk4 "scroll-$size" 10000 "$folder/scenes_gtk" scroll 10000; fi
    done
)

# A page beside the same page in a plain GTK window: from the pointer to the page's script and back to the pixel, start, processor time a frame; and the
# start of an app that has web views and shows none.
web() {
    build_lat || return 0
    local pages=$peers/web page
    build_gtk gtk_web webkitgtk-6.0 $peers/gtk_web.c || return 0
    measure lodestone-web "$built/WebProbe" peer $pages/square.html
    measure gtk4-web "$folder/gtk_web" $pages/square.html
    for page in box text still; do
        lat cost --name web-$page --peer lodestone-web -- "$built/WebProbe" peer $pages/$page.html || true
        lat cost --name web-$page --peer gtk4-web -- "$folder/gtk_web" $pages/$page.html || true
    done
    lat startup --peer lodestone --runs "${STARTS:-20}" -- "$built/Probe" || true
    lat startup --peer lodestone-with-webkit --runs "${STARTS:-20}" -- "$built/WebProbe" square || true
}

# The start of an app that links all services of the desktop and uses none, beside that of an app without them.
services() {
    build_lat || return 0
    lat startup --peer lodestone --runs "${STARTS:-20}" -- "$built/Probe" || true
    lat startup --peer lodestone-with-services --runs "${STARTS:-20}" -- "$built/ServiceProbe" || true
}

# Rows that pass under a bar which blurs them, or, plain, covers them: processor time a frame, beside GTK's blur and Chromium's backdrop-filter. Of
# Chromium only the row with all its processes says something.
blur() {
    build_lat || return 0
    local kind page=file://$PWD/$peers/web/blur.html
    build_gtk gtk_blur gtk4 $peers/gtk_blur.c || true
    for kind in blurred plain; do
        lat cost --name scroll-$kind --peer lodestone -- "$built/Probe" peer $kind || true
        if [ -x "$folder/gtk_blur" ]; then lat cost --name scroll-$kind --peer gtk4 -- "$folder/gtk_blur" $kind || true; fi
        if command -v chromium >/dev/null; then
            lat cost --name scroll-$kind --peer chromium -- chromium --no-sandbox --test-type --disable-gpu --no-first-run \
                --user-data-dir="$folder/chromium-$kind" --app="$page?$kind" --window-position=0,0 --window-size=1280,800 || true
        fi
    done | awk -F'\t' '$1 != "chromium" || $2 !~ /-frame(-main)?$/'
}

# Editors: what a typed character and a scrolled line cost in a window, from the key to the pixel, and how long a text takes to open.
text_peers() {
    $has_display || return 0
    local large=10000000 gtk=false qt=false count bench
    stop_carets
    export BENCH_CAP_S=${TEXT_CAP_S:-90}
    for count in 10000 $large; do timeout 120 "$built/Probe" peer typing "$count" || true; done
    if build_gtk_text; then gtk=true; fi
    if build_qt_text; then qt=true; fi
    if build_lat; then
        for count in 0 $large; do
            bench=key-to-pixel-empty
            [ "$count" = 0 ] || bench=key-to-pixel-large
            press lodestone $bench "$count" "$built/Probe" peer text "$count"
            if $gtk; then press gtk4-textview $bench "$count" "$folder/gtk_text" show gtk4-textview "$count"; fi
            if $qt; then press qt6-plaintextedit $bench "$count" "$folder/qt_text" show qt6-plaintextedit "$count"; fi
        done
        press lodestone key-to-pixel-field 0 "$built/Probe" peer field
        if $gtk; then press gtk4-text key-to-pixel-field 0 "$folder/gtk_text" show gtk4-text 0; fi
        if $qt; then press qt6-lineedit key-to-pixel-field 0 "$folder/qt_text" show qt6-lineedit 0; fi
    fi
    if $gtk; then "$folder/gtk_text" || true; fi
    if $qt; then "$folder/qt_text" || true; fi
}
