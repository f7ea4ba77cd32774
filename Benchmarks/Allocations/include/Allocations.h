#pragma once

/// How many blocks of memory the program has asked for since it began, on all threads.
long lodestone_allocation_count(void);

/// Bytes that the program has allocated and not given back, on the main thread's part of the memory and in large blocks.
long lodestone_allocated_bytes(void);
