#if Combine
    extension Publishers {
        /// The time at which collected elements are published.
        public enum TimeGroupingStrategy<Context: Scheduler> {
            /// In an interval of the scheduler.
            case byTime(Context, Context.SchedulerTimeType.Stride)
            /// In an interval of the scheduler, and as soon as there are so many.
            case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
        }
    }
#endif
