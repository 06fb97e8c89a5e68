/// The operating system as flat C functions, for what Swift cannot import or may not do (a signal handler's body).
///
/// Every function that can fail returns a value below 0 on failure: the errno code, negated.
#ifndef C_DAILY_MATH_SYSTEM_H
#define C_DAILY_MATH_SYSTEM_H

#include "SystemChecksum.h"
#include "SystemClock.h"
#include "SystemFiles.h"
#include "SystemLines.h"
#include "SystemPassword.h"
#include "SystemProcess.h"
#include "SystemPseudoTerminal.h"
#include "SystemSignals.h"
#include "SystemTerminal.h"
#include "SystemUsage.h"

#endif
