#include "CDailyMathSystem.h"
