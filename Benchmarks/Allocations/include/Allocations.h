#pragma once

/// How many blocks of memory the program has asked for since it began, on all threads.
long lodestone_allocation_count(void);
