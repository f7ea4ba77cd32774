# shellcheck shell=bash disable=SC2154
# Sourced by Benchmarks/run: a display of our own in the configuration that is measured, with settings that are the same on every machine.

# The configurations, and what the head of the table says of them.
describe_configuration() {
    case $1 in
        x11-cairo) echo "X11 (Xvfb) without a compositor; GTK draws with Cairo, Qt Quick with its software renderer" ;;
        x11-gl) echo "X11 (Xvfb) without a compositor; OpenGL (llvmpipe)" ;;
        x11-gl-composited) echo "X11 (Xvfb) with xcompmgr; OpenGL (llvmpipe)" ;;
        wayland-gl) echo "Wayland (headless sway); OpenGL ($(has_gpu && echo GPU || echo llvmpipe))" ;;
        *) return 1 ;;
    esac
}

has_gpu() { compgen -G '/dev/dri/renderD*' >/dev/null; }

# Makes GTK and Qt draw with OpenGL, in software too: Lodestone would choose Cairo, and GTK 4.14 and later another renderer.
use_gl() {
    unset QT_QUICK_BACKEND
    export QSG_RHI_BACKEND=opengl GSK_RENDERER=gl
    if pkg-config --atleast-version=4.14 gtk4; then GSK_RENDERER=ngl; fi
    has_gpu || export LIBGL_ALWAYS_SOFTWARE=1
}

# Waits until a command succeeds, for ten seconds.
eventually() {
    for _ in {1..100}; do
        if "$@" >/dev/null 2>&1; then return; fi
        sleep 0.1
    done
    return 1
}

start_x11() {
    command -v Xvfb >/dev/null || return 1
    export GDK_BACKEND=x11 QT_QPA_PLATFORM=xcb
    Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 &
    servers+=($!)
    eventually test -s "$folder/display" || return 1
    DISPLAY=":$(cat "$folder/display")"
    export DISPLAY
}

start_compositor() {
    command -v xcompmgr >/dev/null || return 1
    xcompmgr >/dev/null 2>&1 &
    servers+=($!)
    sleep 1
}

# sway refuses to run as root, so root runs it as the user nobody. Without a GPU it paints with pixman: wlroots needs a device for OpenGL.
start_wayland() {
    command -v sway >/dev/null || return 1
    local as_user=() renderer=pixman
    if has_gpu; then renderer=gles2; fi
    printf '%s\n' 'output HEADLESS-1 resolution 1280x800 position 0 0' 'default_border none' 'for_window [app_id=".*"] floating disable' \
        >"$XDG_RUNTIME_DIR/config"
    if [ "$(id -u)" -eq 0 ]; then
        as_user=(setpriv --reuid 65534 --regid 65534 --clear-groups)
        chmod 711 "$folder"
        chown -R 65534:65534 "$XDG_RUNTIME_DIR"
    fi
    HOME=$XDG_RUNTIME_DIR WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=$renderer \
        ${as_user[@]+"${as_user[@]}"} sway -c "$XDG_RUNTIME_DIR/config" >"$folder/sway.log" 2>&1 &
    servers+=($!)
    eventually compgen -G "$XDG_RUNTIME_DIR/wayland-*.lock" || return 1
    WAYLAND_DISPLAY=$(basename "$(compgen -G "$XDG_RUNTIME_DIR/wayland-*.lock")" .lock)
    export WAYLAND_DISPLAY GDK_BACKEND=wayland QT_QPA_PLATFORM=wayland
}

# Starts the display of $configuration. Sets has_display.
start_display() {
    export LC_ALL=C.UTF-8 GSETTINGS_BACKEND=memory GSK_RENDERER=cairo QT_QUICK_BACKEND=software XDG_RUNTIME_DIR=$folder/runtime
    unset DISPLAY WAYLAND_DISPLAY
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    has_display=true
    case $configuration in
        x11-cairo) start_x11 || has_display=false ;;
        x11-gl) use_gl && start_x11 || has_display=false ;;
        x11-gl-composited) use_gl && start_x11 && start_compositor || has_display=false ;;
        wayland-gl) use_gl && start_wayland || has_display=false ;;
    esac
    if ! $has_display; then echo "# no display of $configuration: what needs a window is left out" >&2; fi
}

# Builds the program that measures windows on this display.
build_lat() {
    local packages="x11 xtst xext xdamage" screen=display_x11.c
    $has_display || return 1
    if [ "$configuration" = wayland-gl ]; then packages=wayland-client screen=display_wayland.c; fi
    build lat "$packages" "${CC:-gcc}" -O2 Benchmarks/Peers/lat/lat.c "Benchmarks/Peers/lat/$screen"
}

# lat MODE OPTIONS... -- COMMAND...: measures a program in its window for at most 400 s. Remarks go to standard error; the program's own output does not.
lat() {
    timeout 400 "$folder/lat" "$@" 2> >(grep '^#' >&2 || true)
}
