#if Combine
    extension Publishers {
        /// The time at which collected elements are published.
        public enum TimeGroupingStrategy<Context: Scheduler> {
            /// Sends the elements of each interval of the scheduler as one group.
            case byTime(Context, Context.SchedulerTimeType.Stride)
            /// Sends a group at the end of each interval of the scheduler, and as soon as the count is reached.
            case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
        }
    }
#endif
