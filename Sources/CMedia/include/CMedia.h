#include "lodestone_media.h"
#include "lodestone_speech.h"
