/* The screen on which lat.c measures a program: display_x11.c and display_wayland.c. Coordinates are pixels of the screen. */
#pragma once
#include <stdint.h>

typedef struct { int x, y, w, h; } Area;
enum { CODE_BACKSPACE = 14, CODE_X = 45 };            /* Linux' key codes (input-event-codes.h) */

/* Connects to the display that the environment names. Ends the program if there is none, or if it lacks a protocol. */
void display_open(void);
Area display_screen(void);

/* Whether a window with this title is shown; if it is, its area, and the keyboard's focus is there. */
int display_find(const char *title, Area *window);

void display_move(int x, int y);
void display_button(int down);
void display_key(int code, int down);

/* The pixels of an area as the screen shows them now, 0xRRGGBB, row by row. Valid until the next call of a function here. */
const uint32_t *display_grab(Area area);

/* Begins to watch an area. A change of the screen after this call is not missed. */
void display_watch(Area area);

/* Sleeps until the screen changes, at most limit_ms. Returns the pixels of the watched area, or NULL if there are none newer. */
const uint32_t *display_next(double limit_ms);

/* The number of frames in which the screen changed, for a number of seconds. */
int display_frames(double seconds);
