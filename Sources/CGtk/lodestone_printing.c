#include "lodestone_printing.h"

// The headers of GTK's print dialog are in another package (gtk4-unix-print), although the library is the same. The functions in use are declared here; the
// types are opaque.
typedef struct _GtkPrintUnixDialog GtkPrintUnixDialog;
typedef struct _GtkPrinter GtkPrinter;
typedef struct _GtkPrintJob GtkPrintJob;
typedef void (*PrintJobDone)(GtkPrintJob *job, gpointer data, const GError *error);

struct LodestonePrintSetup {
    GtkPrintSettings *settings;
    GtkPageSetup *page;
#if GTK_CHECK_VERSION(4, 14, 0)
    GtkPrintDialog *dialog;
    GtkPrintSetup *setup;
    GtkWindow *parent;
#else
    GtkPrinter *printer;
#endif
};

typedef struct {
    void (*done)(void *context, LodestonePrintSetup *setup);
    void *context;
    void *dialog;
    GtkWindow *parent;
    GCancellable *cancellable;
} PrintDialog;

static void end(PrintDialog *dialog, LodestonePrintSetup *setup) {
    dialog->done(dialog->context, setup);
    if (dialog->parent != NULL) g_object_remove_weak_pointer(G_OBJECT(dialog->parent), (gpointer *)&dialog->parent);
    g_clear_object(&dialog->cancellable);
    g_free(dialog);
}

static GtkPrintSettings *settings_for(const LodestonePrintRequest *request) {
    GtkPrintSettings *settings = gtk_print_settings_new();
    if (request->printer != NULL) gtk_print_settings_set_printer(settings, request->printer);
    gtk_print_settings_set_orientation(
        settings, request->is_landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
    gtk_print_settings_set_use_color(settings, request->is_color);
    gtk_print_settings_set_duplex(settings, request->duplex);
    gtk_print_settings_set_quality(settings, request->quality);
    // Printing to a file writes the PDF unchanged.
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
    if (request->title != NULL) gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, request->title);
    return settings;
}

static GtkPageSetup *page_for(const LodestonePrintRequest *request) {
    GtkPageSetup *page = gtk_page_setup_new();
    if (request->paper != NULL) {
        GtkPaperSize *size = gtk_paper_size_new(request->paper);
        gtk_page_setup_set_paper_size_and_default_margins(page, size);
        gtk_paper_size_free(size);
    }
    gtk_page_setup_set_orientation(page, request->is_landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
    return page;
}

#if GTK_CHECK_VERSION(4, 14, 0)

static void set_up(GObject *source, GAsyncResult *result, gpointer data) {
    PrintDialog *dialog = data;
    GtkPrintSetup *chosen = gtk_print_dialog_setup_finish(GTK_PRINT_DIALOG(source), result, NULL);
    if (chosen == NULL) {
        g_object_unref(dialog->dialog);
        return end(dialog, NULL);
    }
    LodestonePrintSetup *setup = g_new0(LodestonePrintSetup, 1);
    setup->dialog = dialog->dialog;
    setup->setup = chosen;
    GtkPrintSettings *settings = gtk_print_setup_get_print_settings(chosen);
    GtkPageSetup *page = gtk_print_setup_get_page_setup(chosen);
    setup->settings = settings == NULL ? gtk_print_settings_new() : g_object_ref(settings);
    setup->page = page == NULL ? gtk_page_setup_new() : g_object_ref(page);
    g_set_weak_pointer(&setup->parent, dialog->parent);
    end(dialog, setup);
}

static void show(PrintDialog *dialog, const LodestonePrintRequest *request, GtkPrintSettings *settings, GtkPageSetup *page) {
    GtkPrintDialog *shown = gtk_print_dialog_new();
    dialog->dialog = shown;
    if (request->title != NULL) gtk_print_dialog_set_title(shown, request->title);
    gtk_print_dialog_set_print_settings(shown, settings);
    gtk_print_dialog_set_page_setup(shown, page);
    gtk_print_dialog_setup(shown, dialog->parent, dialog->cancellable, set_up, dialog);
}

void lodestone_print_dialog_close(void *dialog) { g_cancellable_cancel(((PrintDialog *)dialog)->cancellable); }

typedef struct {
    void (*done)(void *context, const char *error);
    void *context;
} Sending;

static void sent(GObject *source, GAsyncResult *result, gpointer data) {
    Sending *sending = data;
    GError *error = NULL;
    gboolean is_printed = gtk_print_dialog_print_file_finish(GTK_PRINT_DIALOG(source), result, &error);
    sending->done(sending->context, is_printed ? NULL : error != NULL ? error->message : "the desktop did not take it");
    g_clear_error(&error);
    g_free(sending);
}

void lodestone_print_setup_send(
    LodestonePrintSetup *setup, const char *path, const char *title, void (*done)(void *context, const char *error), void *context) {
    Sending *sending = g_new(Sending, 1);
    *sending = (Sending){done, context};
    GFile *file = g_file_new_for_path(path);
    gtk_print_dialog_set_title(setup->dialog, title);
    gtk_print_dialog_print_file(setup->dialog, setup->parent, setup->setup, file, NULL, sent, sending);
    g_object_unref(file);
}

void lodestone_print_setup_free(LodestonePrintSetup *setup) {
    gtk_print_setup_unref(setup->setup);
    g_clear_weak_pointer(&setup->parent);
    g_object_unref(setup->dialog);
    g_object_unref(setup->settings);
    g_object_unref(setup->page);
    g_free(setup);
}

#else

extern GtkWidget *gtk_print_unix_dialog_new(const char *title, GtkWindow *parent);
extern void gtk_print_unix_dialog_set_settings(GtkPrintUnixDialog *dialog, GtkPrintSettings *settings);
extern GtkPrintSettings *gtk_print_unix_dialog_get_settings(GtkPrintUnixDialog *dialog);
extern void gtk_print_unix_dialog_set_page_setup(GtkPrintUnixDialog *dialog, GtkPageSetup *page_setup);
extern GtkPageSetup *gtk_print_unix_dialog_get_page_setup(GtkPrintUnixDialog *dialog);
extern GtkPrinter *gtk_print_unix_dialog_get_selected_printer(GtkPrintUnixDialog *dialog);
extern void gtk_print_unix_dialog_set_embed_page_setup(GtkPrintUnixDialog *dialog, gboolean embed);
extern void gtk_print_unix_dialog_set_manual_capabilities(GtkPrintUnixDialog *dialog, int capabilities);
extern GtkPrintJob *gtk_print_job_new(const char *title, GtkPrinter *printer, GtkPrintSettings *settings, GtkPageSetup *page_setup);
extern gboolean gtk_print_job_set_source_file(GtkPrintJob *job, const char *filename, GError **error);
extern void gtk_print_job_send(GtkPrintJob *job, PrintJobDone callback, gpointer data, GDestroyNotify notify);

// The flag of GtkPrintCapabilities for a program that generates PDF. With it, the dialog also lists printers that accept only PDF.
enum { GENERATE_PDF = 1 << 5 };

static void responded(GtkDialog *shown, int response, gpointer data) {
    PrintDialog *dialog = data;
    GtkPrintUnixDialog *printers = (GtkPrintUnixDialog *)shown;
    LodestonePrintSetup *setup = NULL;
    GtkPrinter *printer = gtk_print_unix_dialog_get_selected_printer(printers);
    if (response == GTK_RESPONSE_OK && printer != NULL) {
        setup = g_new0(LodestonePrintSetup, 1);
        setup->printer = g_object_ref(printer);
        setup->settings = gtk_print_unix_dialog_get_settings(printers);
        GtkPageSetup *page = gtk_print_unix_dialog_get_page_setup(printers);
        setup->page = page == NULL ? gtk_page_setup_new() : gtk_page_setup_copy(page);
    }
    gtk_window_destroy(GTK_WINDOW(shown));
    end(dialog, setup);
}

static void show(PrintDialog *dialog, const LodestonePrintRequest *request, GtkPrintSettings *settings, GtkPageSetup *page) {
    GtkWidget *shown = gtk_print_unix_dialog_new(request->title, dialog->parent);
    GtkPrintUnixDialog *printers = (GtkPrintUnixDialog *)shown;
    dialog->dialog = shown;
    gtk_print_unix_dialog_set_manual_capabilities(printers, GENERATE_PDF);
    gtk_print_unix_dialog_set_embed_page_setup(printers, TRUE);
    gtk_print_unix_dialog_set_settings(printers, settings);
    gtk_print_unix_dialog_set_page_setup(printers, page);
    gtk_window_set_modal(GTK_WINDOW(shown), TRUE);
    g_signal_connect(shown, "response", G_CALLBACK(responded), dialog);
    gtk_window_present(GTK_WINDOW(shown));
}

void lodestone_print_dialog_close(void *data) {
    PrintDialog *dialog = data;
    responded(dialog->dialog, GTK_RESPONSE_CANCEL, dialog);
}

typedef struct {
    void (*done)(void *context, const char *error);
    void *context;
    char *error;
} Sending;

static void finish(Sending *sending) {
    sending->done(sending->context, sending->error);
    g_free(sending->error);
    g_free(sending);
}

static gboolean fail_soon(gpointer data) {
    finish(data);
    return G_SOURCE_REMOVE;
}

static void sent(GtkPrintJob *job, gpointer data, const GError *error) {
    Sending *sending = data;
    if (error != NULL) sending->error = g_strdup(error->message);
    finish(sending);
    g_object_unref(job);
}

void lodestone_print_setup_send(
    LodestonePrintSetup *setup, const char *path, const char *title, void (*done)(void *context, const char *error), void *context) {
    Sending *sending = g_new0(Sending, 1);
    sending->done = done;
    sending->context = context;
    GtkPrintJob *job = gtk_print_job_new(title, setup->printer, setup->settings, setup->page);
    GError *error = NULL;
    if (!gtk_print_job_set_source_file(job, path, &error)) {
        sending->error = g_strdup(error != NULL ? error->message : "the file cannot be read");
        g_clear_error(&error);
        g_object_unref(job);
        g_idle_add(fail_soon, sending);
        return;
    }
    gtk_print_job_send(job, sent, sending, NULL);
}

void lodestone_print_setup_free(LodestonePrintSetup *setup) {
    g_object_unref(setup->printer);
    g_object_unref(setup->settings);
    g_object_unref(setup->page);
    g_free(setup);
}

#endif

void *lodestone_print_dialog_show(
    GtkWidget *parent, const LodestonePrintRequest *request, void (*done)(void *context, LodestonePrintSetup *setup), void *context) {
    PrintDialog *dialog = g_new0(PrintDialog, 1);
    dialog->done = done;
    dialog->context = context;
    dialog->cancellable = g_cancellable_new();
    if (parent != NULL) {
        dialog->parent = GTK_WINDOW(parent);
        g_object_add_weak_pointer(G_OBJECT(parent), (gpointer *)&dialog->parent);
    }
    GtkPrintSettings *settings = settings_for(request);
    GtkPageSetup *page = page_for(request);
    gtk_print_settings_set_paper_size(settings, gtk_page_setup_get_paper_size(page));
    show(dialog, request, settings, page);
    g_object_unref(settings);
    g_object_unref(page);
    return dialog;
}

LodestonePrintSheet lodestone_print_setup_sheet(LodestonePrintSetup *setup) {
    GtkPageSetup *page = setup->page;
    GtkPageOrientation orientation = gtk_page_setup_get_orientation(page);
    // GTK returns margins and sizes in the page's orientation.
    return (LodestonePrintSheet){
        .width = gtk_page_setup_get_paper_width(page, GTK_UNIT_POINTS),
        .height = gtk_page_setup_get_paper_height(page, GTK_UNIT_POINTS),
        .left = gtk_page_setup_get_left_margin(page, GTK_UNIT_POINTS),
        .top = gtk_page_setup_get_top_margin(page, GTK_UNIT_POINTS),
        .right = gtk_page_setup_get_right_margin(page, GTK_UNIT_POINTS),
        .bottom = gtk_page_setup_get_bottom_margin(page, GTK_UNIT_POINTS),
        .is_landscape = orientation == GTK_PAGE_ORIENTATION_LANDSCAPE || orientation == GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE,
    };
}

int *lodestone_print_setup_ranges(LodestonePrintSetup *setup, int *count) {
    *count = 0;
    if (gtk_print_settings_get_print_pages(setup->settings) != GTK_PRINT_PAGES_RANGES) return NULL;
    int found = 0;
    GtkPageRange *ranges = gtk_print_settings_get_page_ranges(setup->settings, &found);
    if (ranges == NULL || found <= 0) return NULL;
    int *pairs = g_new(int, (gsize)found * 2);
    for (int i = 0; i < found; i++) {
        pairs[2 * i] = ranges[i].start;
        pairs[2 * i + 1] = ranges[i].end;
    }
    g_free(ranges);
    *count = found;
    return pairs;
}

void lodestone_papers(
    void (*each)(void *context, const char *name, double width, double height, double left, double top, double right, double bottom),
    void *context) {
    GList *sizes = gtk_paper_size_get_paper_sizes(FALSE);
    sizes = g_list_prepend(sizes, gtk_paper_size_new(NULL));
    for (GList *item = sizes; item != NULL; item = item->next) {
        GtkPaperSize *size = item->data;
        // The default paper is the first entry, so its duplicate is skipped.
        if (item != sizes && gtk_paper_size_is_equal(size, sizes->data)) continue;
        each(
            context, gtk_paper_size_get_name(size), gtk_paper_size_get_width(size, GTK_UNIT_POINTS),
            gtk_paper_size_get_height(size, GTK_UNIT_POINTS), gtk_paper_size_get_default_left_margin(size, GTK_UNIT_POINTS),
            gtk_paper_size_get_default_top_margin(size, GTK_UNIT_POINTS), gtk_paper_size_get_default_right_margin(size, GTK_UNIT_POINTS),
            gtk_paper_size_get_default_bottom_margin(size, GTK_UNIT_POINTS));
    }
    g_list_free_full(sizes, (GDestroyNotify)gtk_paper_size_free);
}
