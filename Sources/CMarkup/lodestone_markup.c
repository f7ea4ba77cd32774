#include "lodestone_markup.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

_Static_assert(sizeof(lodestone_markup_attribute) == 5 * sizeof(void *), "libxml2 hands over five pointers for an attribute");

typedef struct {
    const lodestone_markup_reader *reader;
    void *data;
    xmlParserCtxtPtr context;
    lodestone_markup_stop stop;
} Visit;

static int line(const Visit *visit) { return visit->context->input ? visit->context->input->line : 1; }

static void stop(Visit *visit, lodestone_markup_reason reason) {
    if (visit->stop.reason == LODESTONE_MARKUP_WHOLE) visit->stop = (lodestone_markup_stop){reason, line(visit)};
    xmlStopParser(visit->context);
}

static void begin(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space, int spaces, const xmlChar **declared,
                  int count, int defaulted, const xmlChar **attributes) {
    Visit *visit = data;
    if (!visit->reader->begin(visit->data, (const char *)name, (const char *)prefix, (const lodestone_markup_attribute *)attributes, count,
                              line(visit)))
        stop(visit, LODESTONE_MARKUP_UNWANTED);
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *space) {
    Visit *visit = data;
    visit->reader->end(visit->data);
}

static void characters(void *data, const xmlChar *text, int length) {
    Visit *visit = data;
    visit->reader->characters(visit->data, (const char *)text, length);
}

static void types(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) { stop(data, LODESTONE_MARKUP_TYPES); }

static void instruction(void *data, const xmlChar *target, const xmlChar *text) { stop(data, LODESTONE_MARKUP_INSTRUCTION); }

// The line of the first error is stored. The parser itself stops there.
static void fail(Visit *visit, int level, int code, int line) {
    if (level != XML_ERR_FATAL || visit->stop.reason != LODESTONE_MARKUP_WHOLE) return;
    lodestone_markup_reason reason = LODESTONE_MARKUP_BROKEN;
    switch (code) {
    case XML_ERR_INVALID_ENCODING:
    case XML_ERR_UNKNOWN_ENCODING:
    case XML_ERR_UNSUPPORTED_ENCODING: reason = LODESTONE_MARKUP_ENCODING; break;
    // An XML declaration that is not at the beginning, or is empty.
    case XML_ERR_RESERVED_XML_NAME: reason = LODESTONE_MARKUP_INSTRUCTION; break;
    }
    visit->stop = (lodestone_markup_stop){reason, line};
}

// The error is const from libxml2 2.12 on.
#if LIBXML_VERSION >= 21200
static void error(void *data, const xmlError *error) { fail(data, error->level, error->code, error->line); }
#else
static void error(void *data, xmlError *error) { fail(data, error->level, error->code, error->line); }
#endif

lodestone_markup_stop lodestone_read_markup(const char *bytes, int count, const lodestone_markup_reader *reader, void *data) {
    Visit visit = {reader, data, NULL, {LODESTONE_MARKUP_WHOLE, 1}};
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = begin;
    handler.endElementNs = end;
    // With one function for both, the parser does not test for white space.
    handler.characters = characters;
    handler.ignorableWhitespace = characters;
    handler.internalSubset = types;
    handler.processingInstruction = instruction;
    handler.serror = error;
    // The whole text is available: an incremental parser would search for the end of each tag first.
    visit.context = xmlCreateMemoryParserCtxt(bytes, count);
    if (!visit.context) return (lodestone_markup_stop){LODESTONE_MARKUP_BROKEN, 1};
    *visit.context->sax = handler;
    visit.context->userData = &visit;
    // The reader limits depth and count; the parser's own limits are for entity expansion, at which parsing stops. XML's five entities are
    // resolved in attributes too (XML_PARSE_NOENT); others cannot be declared.
    xmlCtxtUseOptions(visit.context, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_NOENT);
    xmlParseDocument(visit.context);
    if (visit.stop.reason == LODESTONE_MARKUP_WHOLE && !visit.context->wellFormed) {
        visit.stop = (lodestone_markup_stop){LODESTONE_MARKUP_BROKEN, line(&visit)};
    }
    xmlFreeParserCtxt(visit.context);
    return visit.stop;
}
