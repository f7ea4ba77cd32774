/* Measures a program from outside, in its window (display.h).
   lat latency --title T --color RRGGBB [--moves 300] [--press 0|1] [--warm K --gap-ms 8] -- command...
     from the pointer's motion to the pixel, of a square of that colour which follows the pointer
   lat startup --title T --color RRGGBB [--runs 20] -- command...
     from the start to the square in the middle of the screen; memory
   lat key --title T --name B --n N [--keys 200] -- command...
     from the key to the pixel, of an editor that has the focus
   lat cost --title T --name B [--n N] [--seconds 5] [--period S] -- command...
     processor time a frame, and frames a second, of a scene that moves by itself. With a period: the time for what the scene does once in S seconds
   Rows whose names end with -main are the processor time of the main thread, others of cost that of all threads. */
#include "../bench.h"
#include "display.h"
#include <sys/wait.h>
#include <signal.h>
#include <unistd.h>
#include <glob.h>

static const char *title = "peer", *peer = "peer", *name = "frame"; static uint32_t color = 0xE02020; static double seconds = 5, period = 0;
static int moves = 300, press = 1, warm = 0, gap_ms = 8, runs = 20, keys = 200; static long count = 1;

static void ms_sleep(double ms) { struct timespec t = { (time_t)(ms / 1000), (long)(fmod(ms, 1000) * 1e6) }; nanosleep(&t, NULL); }
/* One row whose name is made of two parts. */
static const char *row(const char *a, const char *b) { static char s[128]; snprintf(s, sizeof s, "%s%s", a, b); return s; }

/* MARK: the program */

static pid_t program;
static void launch(char **cmd) { program = fork(); if (!program) { dup2(2, 1); execvp(cmd[0], cmd); _exit(127); } }
static void stop(void) { int st; kill(program, SIGTERM); for (int i = 0; i < 200; i++) { if (waitpid(program, &st, WNOHANG) == program) return; ms_sleep(10); } kill(program, SIGKILL); waitpid(program, &st, 0); }
static int give_up(const char *why) { fprintf(stderr, "# %s %s: %s\n", peer, name, why); stop(); return 1; }
static double mem_mb(const char *file, const char *key) {
  char path[64], l[256]; double kb = 0; size_t k = strlen(key); snprintf(path, sizeof path, "/proc/%d/%s", program, file); FILE *f = fopen(path, "r");
  while (f && fgets(l, sizeof l, f)) if (!strncmp(l, key, k)) { kb = atof(l + k); break; }
  if (f) fclose(f);
  return kb / 1024;
}
/* Processor time in ms of the program's main thread. */
static double main_ms(void) {
  char path[64]; double ns = 0; snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", program, program); FILE *f = fopen(path, "r");
  if (f) { if (fscanf(f, "%lf", &ns) != 1) ns = 0; fclose(f); }
  return ns / 1e6;
}
/* Processor time in ms of the program, and of its descendants alone. */
typedef struct { pid_t pid, parent; double ms; int in; } Proc;
static void cpu_ms(double *own, double *others) {
  static Proc v[65536]; int n = 0; glob_t g; double tick = 1000.0 / sysconf(_SC_CLK_TCK); *own = *others = 0;
  if (glob("/proc/[0-9]*/stat", 0, NULL, &g)) return;
  for (size_t i = 0; i < g.gl_pathc && n < 65536; i++) {
    FILE *f = fopen(g.gl_pathv[i], "r"); char l[1024], *e; size_t k = f ? fread(l, 1, sizeof l - 1, f) : 0; if (f) fclose(f);
    l[k] = 0; if (!(e = strrchr(l, ')'))) continue;
    int parent; unsigned long u, s; if (sscanf(e + 2, "%*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &parent, &u, &s) != 3) continue;
    v[n++] = (Proc){ atoi(l), parent, (double)(u + s) * tick, atoi(l) == program };
  }
  globfree(&g);
  for (int more = 1; more;) { more = 0; for (int i = 0; i < n; i++) if (!v[i].in) for (int j = 0; j < n; j++) if (v[j].in && v[j].pid == v[i].parent) { v[i].in = more = 1; break; } }
  for (int i = 0; i < n; i++) if (v[i].in) *(v[i].pid == program ? own : others) += v[i].ms;
}
static double own_ms(void) { double own, others; cpu_ms(&own, &others); return own; }
static int find_window(Area *window) { for (double end = now_ns() + 20e9; now_ns() < end; ms_sleep(5)) if (display_find(title, window)) return 1; return 0; }

/* MARK: the screen */

static uint32_t *base; static size_t base_size;       /* what `differs` compares with */
static int is_colored(const uint32_t *p) { return *p == color; }
static int is_base(const uint32_t *p) { return !memcmp(p, base, base_size); }
static int differs(const uint32_t *p) { return !is_base(p); }
typedef int (*Test)(const uint32_t *);
/* Waits for the watched area to pass a test, after display_watch. Returns the time, or 0 after limit_ms. */
static double await(Test passes, double limit_ms) {
  for (double end = now_ns() + limit_ms * 1e6; now_ns() < end;) { const uint32_t *p = display_next(20); if (p && passes(p)) return now_ns(); }
  return 0;
}
/* Waits for an area to pass a test, however long ago it changed. */
static int reach(Area a, Test passes, double limit_ms) { for (double end = now_ns() + limit_ms * 1e6; now_ns() < end; ms_sleep(5)) if (passes(display_grab(a))) return 1; return 0; }

/* MARK: modes */

static int startup(char **cmd) {
  Samples t = {0}, cpu = {0}, rss = {0}, pss = {0}; Area all = display_screen(), middle = { all.w / 2, all.h / 2, 1, 1 };
  display_move(1, 1);
  for (int i = -1; i < runs; i++) {                    /* one unreported run warms the page cache */
    for (int k = 0; k < 300 && is_colored(display_grab(middle)); k++) ms_sleep(10);
    display_watch(middle); double t0 = now_ns(); launch(cmd); double t1 = await(is_colored, 20000);
    if (!t1) return give_up("no square in the middle of the screen within 20 s");
    ms_sleep(300);
    if (i >= 0) { add(&t, t1 - t0); add(&cpu, main_ms()); add(&rss, mem_mb("status", "VmRSS:")); add(&pss, mem_mb("smaps_rollup", "Pss:")); }
    stop(); ms_sleep(100);
  }
  report(peer, "startup-to-first-frame", runs, &t, 1e-6, "ms"); report(peer, "startup-main", runs, &cpu, 1, "ms");
  report(peer, "startup-rss", runs, &rss, 1, "MB"); report(peer, "startup-pss", runs, &pss, 1, "MB");
  return 0;
}

static int latency(const Area *win) {
  Samples s = {0}, cpu = {0}; uint32_t r = 3; int lost = 0, cx = win->x + win->w / 2, cy = win->y + win->h / 2; const char *bench = warm ? "latency-during-drag" : "latency-single-move";
  display_move(cx, cy);
  if (!reach((Area){ cx - 20, cy - 20, 1, 1 }, is_colored, 10000)) return give_up("no square at the window's centre");
  ms_sleep(500);
  if (press) { display_button(1); ms_sleep(200); }
  for (int i = 0; i < moves; i++) {
    ms_sleep(20 + rng(&r) % 30);                       /* not in step with the program's frame clock */
    int nx, ny, d;                                     /* far enough to leave the old square, and within the window */
    do { nx = win->x + 60 + (int)(rng(&r) % (uint32_t)(win->w - 120)); ny = win->y + 60 + (int)(rng(&r) % (uint32_t)(win->h - 120)); d = (int)hypot(nx - cx, ny - cy); } while (d < 150 || d > 300);
    for (int k = 1; k <= warm; k++) { display_move(cx + (k & 1 ? 6 : -6), cy + k); ms_sleep(gap_ms); }   /* a drag already under way */
    Area probe = { nx - 20, ny - 20, 1, 1 };           /* not below an arrow that the compositor draws */
    display_watch(probe); double c0 = main_ms(), t0 = now_ns(); display_move(nx, ny);
    double t1 = await(is_colored, 500);
    if (t1) { add(&s, t1 - t0); if (!warm) { ms_sleep(20); add(&cpu, main_ms() - c0); } } else lost++;
    cx = nx; cy = ny;
  }
  if (press) display_button(0);
  if (lost) fprintf(stderr, "# %s: %d of %d moves were not shown within 500 ms\n", peer, lost, moves);
  report(peer, bench, moves, &s, 1e-6, "ms"); if (!warm) report(peer, row(bench, "-main"), moves, &cpu, 1, "ms");
  stop(); return 0;
}

/* Types an x to find the caret's line (the pixels that changed) and erases it. Then for every key: press, wait until pixels of that line changed,
   release, BackSpace, wait until they are as before. */
static int key(void) {
  Samples s = {0}, cpu = {0}; uint32_t r = 3; int lost = 0, dirty = 0; Area all = display_screen(); size_t size = (size_t)all.w * (size_t)all.h * 4;
  display_move(all.w - 2, all.h - 2); ms_sleep(1500);
  for (double end = now_ns() + 180e9; now_ns() < end;) { double c = own_ms(); ms_sleep(1500); if (own_ms() - c < 30) break; }      /* at rest: less than 2 % of a processor */
  uint32_t *before = malloc(size); memcpy(before, display_grab(all), size);
  display_key(CODE_X, 1); display_key(CODE_X, 0); ms_sleep(700); const uint32_t *after = display_grab(all); int x0 = all.w, x1 = -1, y0 = all.h, y1 = -1;
  for (int y = 0; y < all.h; y++) for (int x = 0; x < all.w - 30; x++) if (before[y * all.w + x] != after[y * all.w + x]) { if (x < x0) x0 = x; if (x > x1) x1 = x; if (y < y0) y0 = y; if (y > y1) y1 = y; }
  if (x1 < 0) return give_up("typing changed nothing");
  fprintf(stderr, "# key\t%s\t%s\t%ld\tcaret's line: x %d to %d, y %d to %d\n", peer, name, count, x0, x1, y0, y1);
  display_key(CODE_BACKSPACE, 1); display_key(CODE_BACKSPACE, 0); ms_sleep(700);
  x0 = x0 > 8 ? x0 - 8 : 0; x1 = x1 + 16 < all.w ? x1 + 16 : all.w; Area line = { x0, y0, x1 - x0, y1 - y0 + 1 };
  base = before; base_size = (size_t)line.w * (size_t)line.h * 4; memcpy(base, display_grab(line), base_size);
  for (int i = -5; i < keys; i++) {                    /* the first five are not reported */
    ms_sleep(20 + rng(&r) % 30);                       /* not in step with the program's frame clock */
    display_watch(line); double c0 = main_ms(), t0 = now_ns(); display_key(CODE_X, 1); double t1 = await(differs, 3000);
    display_key(CODE_X, 0); ms_sleep(30);
    if (i >= 0) { if (t1) { add(&s, t1 - t0); add(&cpu, main_ms() - c0); } else lost++; }
    display_watch(line); display_key(CODE_BACKSPACE, 1); display_key(CODE_BACKSPACE, 0);
    if (!await(is_base, 1000)) { dirty++; memcpy(base, display_grab(line), base_size); }
  }
  if (lost || dirty) fprintf(stderr, "# %s %s: %d of %d keys not shown within 3 s; %d times the line was not as before\n", peer, name, lost, keys, dirty);
  report(peer, name, count, &s, 1e-6, "ms"); report(peer, row(name, "-main"), count, &cpu, 1, "ms"); stop(); return 0;
}

static int cost(void) {
  double own[2], others[2], mine[2]; ms_sleep(3000);
  mine[0] = main_ms(); cpu_ms(&own[0], &others[0]); int n = display_frames(seconds); cpu_ms(&own[1], &others[1]); mine[1] = main_ms(); stop();
  double main_time = mine[1] - mine[0], time = own[1] - own[0], all = time + others[1] - others[0]; value(peer, row(name, "-frames-a-second"), count, n / seconds, "1/s");
  if (period > 0) { value(peer, name, count, time / seconds * period, "ms"); value(peer, row(name, "-main"), count, main_time / seconds * period, "ms"); }
  else if (n > 10) { value(peer, row(name, "-frame"), count, time / n, "ms"); value(peer, row(name, "-frame-main"), count, main_time / n, "ms"); value(peer, row(name, "-frame-with-children"), count, all / n, "ms"); }
  else value(peer, row(name, "-cpu"), count, all / seconds / 10, "%");
  return 0;
}

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : ""; char **cmd = NULL; Area win;
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "--")) { cmd = argv + i + 1; break; }
    const char *k = argv[i], *v = i + 1 < argc ? argv[++i] : "";
    if (!strcmp(k, "--title")) title = v; else if (!strcmp(k, "--peer")) peer = v; else if (!strcmp(k, "--color")) color = (uint32_t)strtoul(v, 0, 16);
    else if (!strcmp(k, "--moves")) moves = atoi(v); else if (!strcmp(k, "--press")) press = atoi(v); else if (!strcmp(k, "--warm")) warm = atoi(v);
    else if (!strcmp(k, "--gap-ms")) gap_ms = atoi(v); else if (!strcmp(k, "--runs")) runs = atoi(v); else if (!strcmp(k, "--keys")) keys = atoi(v);
    else if (!strcmp(k, "--name")) name = v; else if (!strcmp(k, "--n")) count = atol(v); else if (!strcmp(k, "--seconds")) seconds = atof(v); else if (!strcmp(k, "--period")) period = atof(v);
    else { fprintf(stderr, "unknown option %s\n", k); return 2; }
  }
  int is_startup = !strcmp(mode, "startup"), is_latency = !strcmp(mode, "latency"), is_key = !strcmp(mode, "key");
  if (!cmd || !*cmd || !(is_startup || is_latency || is_key || !strcmp(mode, "cost"))) { fprintf(stderr, "usage: lat latency|startup|key|cost [options] -- command\n"); return 2; }
  display_open(); if (is_startup) return startup(cmd);
  launch(cmd); if (!find_window(&win)) return give_up("its window is not shown");
  return is_latency ? latency(&win) : is_key ? key() : cost();
}
