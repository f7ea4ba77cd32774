#pragma once

/// The number of allocations since the program's start, on all threads.
long lodestone_allocation_count(void);

/// The bytes that are allocated in the main arena and in large blocks.
long lodestone_allocated_bytes(void);
