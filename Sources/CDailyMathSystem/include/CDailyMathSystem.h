#ifndef C_DAILY_MATH_SYSTEM_H
#define C_DAILY_MATH_SYSTEM_H

#endif
