/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = -0.75

const TABLE = `
2.02 found:marking
1.82 found:lawyer
1.22 found:litigation
0.95 matter
0.85 instructing>=2
0.84 subjects>=1&attitudes>=1 y
0.83 #_is
0.81 so
0.79 question
0.75 draft only phone the_letter
0.72 d evidence>=1
0.70 client is_not
0.65 cleared nicht subjects>=1&attitudes>=3
0.63 mediation voicemail
0.61 notes>=2 subjects>=2&attitudes>=1 written
0.60 go
0.59 pani
0.58 co found:advice lo not_ask read something
0.56 pour
0.55 com now the_state
0.54 papers>=2 what_we
0.53 emails timeline
0.52 and_i apology him para pas they>=2 through
0.51 does et not_tell si
0.50 b_to found:fileName notes say she>=1 whether
0.49 about_the act look of_it yet
0.48 but fees>=1 she_has v
0.47 do_it not not_in subjects>=1&attitudes>=2 texts that_come to_give
0.46 com_to die list ok planning>=2 sent to_say
0.45 found:knownLawyer ocr tell_them
0.44 clause goes likely mention reyes takingSides>=1 to_tell two_years you_asked
0.43 can_they discharge looked_at take the_room to_send worth
0.42 #_will and_you and_your de_la found:lawyerPerhaps no_written subjects>=1&attitudes>=4 uns
0.41 dr notes>=4 opinion>=2 pedir to_me
0.40 a_good anyone conditional>=2 expert file from_the instructing>=4 it over reasons subjects>=2&attitudes>=2 the_clock to_go you_said
0.39 act_for and_do conviene copied ich judging>=2 la may_# me recibos they>=1
0.38 about advise asking>=1 district_court down group the_accident until us want_the xlsx you_write
0.37 about_this asking>=2 before dispute email exposure letter range the_overtime was_in
0.36 #_i agree ends judging>=1 on_it on_who thing une with_this
0.35 damages dossier endOfJob>=1 relaying>=4 review some the_former to_you und we>=2 what_i
0.34 after ask_for bad had_a high low outside papers r_i the_two they tran
0.33 and_it b_# claim decided door_# everything_you going if_willful it_was minutes_of no_# non reserve social_media trade trust went what_happened willful
0.32 claims>=1 days_or for_my give guy have_to if if_not joint meeting of_their out saw_it something_we the_claim the_same transfer
0.31 above_# already anybody authority hold is_the n not_write ortiz please_return quist subjects>=3&attitudes>=1 the_agency the_charge the_time them this_state those want_me
0.30 de_# duties early en enough gave mid model now_and re sin strike that_is the_hearing their to_accept to_her to_show wir
0.29 a_copy and_we anything common costs document embarazada held high_# it_in laptop let_go lose low_# mensaje number_is side_and state the_handbook the_reason to_act together
0.28 #_but a_c before_the brother counsel_to cuts evaluation hes impression not_what people plus priv talked talking tell_you the_company the_three tired told_you whether_we will_look you_that
0.27 #_don a_# about_it above and_not and_what by_mistake conflict for_work former forums>=1 frist give_them guess haben he_would it_on like_a looked mai me>=2 months ne pay_within per r said_it said_to text_messages that the_car the_complaint the_emails the_night the_request the_talk the_whole
0.27 there void von we>=1 who_was
0.26 #_it back_pay comes destroy er facts fees fix_it from gc het i_attach investigator it_will liability mis need_the of_the photos_and planning>=4 por sets since_# tenant the_# the_email the_fees there_is they_are thurs trust_account was_bad word your_matter your_phone
0.25 a_court a_week and_my and_that as avertissement conflict_check different dui fw i_say i_took inquiry investigation it_makes it_to knew like_you make me_and mold papeles papers>=4 pills protected read_the received_from represent research response she_says short_version sign_the six_months
0.25 subjects>=3&attitudes>=4 take_two the_log we_can will_talk yes_i
0.24 #_before answers avant betriebsrat by_a cc clawback come_out did_it doubled example_to ht interest is_going let_her look_like one_in out_the raise return risque send she she_will summary texting that_costs that_we the_pay the_schedule the_supervisor through_trial use_your whole you_and
0.24 you_would
0.23 chance clock common_interest court_would coworkers coworkers_about die_abmahnung district earlier eliminated entre eviction example file_with first g hr_to issue it_would leave me_the month_and much not_for notes_from nothing of_may on_purpose ours pro probably read_it request_of retainer
0.23 reviewed reyes_# stop_texting talk_to talks the_personnel the_reference thoughts to_anyone to_represent told us_to without_the year_and
0.22 #_ask #_high agree_to and_no asking>=4 aufhebungsvertrag auto badge be_held circulate conclusion confidential_attorney contesto dates del der_betriebsrat discussed do_we door_to down_in gesprochen go_up harborline i_should internal like_we my_attorney nichts note on_leave opinion p pregunta
0.22 pull question_for retaliation says_# second_talk sent_us settlement_range should_be side sole subjects>=4&attitudes>=4 t talk_do the_phone the_store them_the they>=4 through_the trial_# we_have work_product you_take
0.21 #_because #_email about_our advice_on advogado als attached_is because_our before_anybody below calling cannot conducted constructive constructive_discharge elle else eso explain_on five_minutes for_text gmail gmail_com has_to her it_up it_what l_avertissement letter_i ll_explain log marked
0.21 me_ok mistake not_mention notes>=1 on_july pay_the que_no says_so schedule_is second see_it slow_down subjects>=2&attitudes>=3 take_it the_badge the_declaration think_about to_be to_it unless until_she vemos what_is when_you whether_the who_decided will_ask would_change you_on
0.20 #_manager a_letter about_# angebot anything_about as_your asks at_the atty c c_priv can_say can_you communication conditional>=4 connection connection_with das_angebot duty_to file_by fold for_us happened held_in hi hurry i_kept ich_das if_the in_april in_connection in_this intake is_an
0.20 it_could it_now je keep_all later lawyers>=1 make_it matter_and mediation_# motive note_to object only_i osei prospective protective_order quitting reply_to representation reserve_at revise ruling runs scenario set_the sick so_and sobre sound_like t_show the_list the_note the_trust theory to_#
0.20 und_die unterschreiben version we_owe would_open you_sent
0.19 #_call 3pm_bring ab accept_the again_before and_stop appel bottom bring_the budget carrier change county criminal describe dont duarte_# emotional est eyes first_# from_gall goes_to guy_says i_had in_dispute in_order in_the included is_shared it_you jan january letter_it manager_knew mi mid_#
0.19 money months_and northgate notes_for off_the ons or_if photos_of pike punishment ray really report_to run say_the scenario_back selection sit stuff talking_to the_drivers the_old the_one the_wage third_of tip_pool to_ask where_we with would_let written_up your_employment
0.18 #_were 3pm a_doctors an_ra and_gave and_if and_they april around assessment book budget_through but_not buys buys_us bye cases check_is circuit clear close_to com_subject conclusion_the confirm consider_the cry dijo door down_after during el_# entre_nous extras first_claim for_meeting fur get
0.18 gold have_one head horas_extras i_answer i_know if_he if_she ist_zu it_before it_buys it_for jusqu keep_it licenciada maitre me_dijo must_keep names nobody not_read not_show nothing_on notice_of of_determination of_them pages prepared_for preservation protective pushed_me quietly ra relaying>=2
0.18 represent_you short signed_something so_i statute t_sign talked_to the_district the_meeting the_papers them_until these time_on to_mention to_them until_we us_a vote weekly when_did will_play адвокатська адвокатська_таємниця таємниця
0.17 #_day #_needs #_of #_who a_no a_promise a_second about_her adverse alone applies arbitrator as_long attendre average back_by background bad_for bates before_lunch bei broad cap chronology claim_and consult day_the dismissal do_you document_preservation everyone_who facts_are gall gives
0.17 he_already hired invoice is_that is_worth it_with keys matter_against me_he me_yesterday met need_someone no_le not_call oath older or_destroy our_attorney part_of pending phone_and primero rates recovery return_or she_should stand stays subject_need take_out taking tape testimony than
0.17 that_most the_bylaws the_dismissal they_have thinking to_drop to_him too_broad transaction transfer_# turn turned under_oath une_transaction unions valid view was_approved we we_did with_us wrongs>=1 yes_you you_say your_call
0.16 #_after #_b #_draft #_mid #_mr #_three #_weeks and_have anyway ask_him asked_whether attendance before_friday bevor bevor_wir biggest by_monday cambio can_ask caso christmas clocked closed_session deadline declaration direction_of discussion does_the driver_says duarte employment etwa etwa_#
0.16 experts gesprochen_haben gilt give_# have_looked he_asks hear_about hey i_forgot i_write in_blue is_being it_worse judge juror_# lawful letter_sets lund maybe meine memo mit nicht_bevor no not_and not_talk not_to nota of_pay opening_# parere privileged purpose put_a ranking recording says
0.16 sensitivity separation_papers sets_out settling>=1 sit_for soon staffing statement_of t_answer talk tenants thank_you the_apology the_biggest the_direction the_door the_inquiry the_january the_lawyer the_march the_retaliation the_review the_transfer time_sheets trucks tuesday_please unsafe
0.16 until_the us_is volunteer w wa wants_to what_it whether_he wir_gesprochen with_our witnesses yes_if you_look you_wait звільнення щодо щодо_звільнення
0.15 #_at #_now #_otherwise #_overtime #_payment #_should #_yrs a_la abogada agree_that are_eligible as_we at_mediation attached average_# be_used claim_for classification complain copies court_notice day_notice days_not dear_maria defense demand_goes do_a docs done_and draft_# drafts einschatzung
0.15 for_you from_office from_outside give_up guard guard_was halvorsen hart hr_notes i_can i_sign if_this il in_# in_writing in_your it_over it_worth jahr l las_horas late_that law_group lease_renewed lie liebe_frau lo_que lost maintenance make_a me_before me_they minutes more_thing most my_number
0.15 not_go not_sent not_want one_more our_in out_and over_a own photos picnic_on pr record remarks_# remember_what rien set_by so_the split suggest the_arbitrator the_demand the_outside thing_about this_exchange this_not time to_hold twice us_only verdict_# warning_you we_say what_he what_our
0.15 you_first your_brother yrs
0.14 #_employees #_let #_swap #_when a_star accident_report agency_first analysis are_we attorneys_at bills bylaws claim_by client_and cliente commit con contest corrected counsel_# cross cut_it damages_model das_risiko days_from desk_and digo districts emotional_# explanation figures firme gave_the
0.14 gloves going_on going_to hable had_been had_keys handover hat her_off hiding i_left in_five in_it item jetzt jurors leur licenziamento limit lindqvist lock lunch man me_look messages my_husband my_lawyer night_shift no_hable not_leave not_produce not_written on_page on_what only_one page_is
0.14 people_like podemos position_eliminated priya promise_too re_re reasons_the request returning returning_your risiko risk so_she staff still_# subject_fw summary_of tel that_to that_too the_camera the_case the_districts the_firm the_latch the_payroll the_remark the_rule they_did this_out thread
0.14 three_years tip to_find to_i to_us todavia tolling too_wide truck_# voicemail_from warehouse was_off who_saw wide with_it woo work_for would_look years_if you_have you_need your_claims your_dismissal your_eyes your_pay
0.13 #_order #_real #_shift a_dispute agency alternative am_not are_with asked_about assigned at_six authorize because_it being_looked bellweather below_from between board board_minutes bring_up but_i co_defendant collect communications_with complaint_draft costs_and counsel court_here crew_or
0.13 days_so describe_the did_sign disparagement do_in draft_for email_to en_el en_la everything for_reyes form_before front_pay gerente has_an him_home hoist i_ll i_need impressions interviewed is_void it_# it_do it_should juridico juridico_sobre juror just l_ortiz lawsuit lead_with leave_claim
0.13 leave_it liability_# los_recibos lunch_# m_is matters may_appeal mention_the mixed_motive mostly must_be my_guy my_place non_disparagement nos not_until not_volunteer noticed_that of_any offer office_of on_this one_thing opinion_on p_# parecer parecer_juridico paying picnic post_about
0.13 preliminary prepared_in problem_because propose quarterly questions_for reasonably reinstatement remember renewed reported representative respond_to role saw say_# says_not sept_# she_confirms six_figures skip_the soil spouse stands teams tell_your that_what the_advice the_call the_circuit
0.13 the_investigation the_job the_joint the_laptop them_about they_bring they_do think_through this_from to_file told_that up_to v2 v2_for vergleich vom was_fired we_put we_stand who_did whole_crew why_we will_come will_use with_client with_your wochen_frist would you_not
0.12 #_moved #_object #_our #_thank all_three amend and_after answer_probably appeal_within are_over ask_her at_home aus avis away before_she before_then bluff by_hand camera classification_of coming committee conseille consider contact_with crew cross_of cure das days_after de_ne der dijo_que dire
0.12 docx done e_g e_n each_of et_de exception first_i fitch for_jury for_one for_our for_your forklift_# g_e get_back gets give_her go_while gone harbor hotel hour_of how_the hr_she husband i_l i_looked i_v i_work in_one in_six inn is_between is_fair is_protected is_said it_can it_each it_goes
0.12 january_hours juicio jury_may jury_service keepingSecret>=2 l_e law_# log_of meeting_of memorandum message my_own n_t neutral no_time not_# not_all not_delete nothing_more open_at opinion_the or_i out_if owbpa p_r para_# pay_to payment_# peer peer_review please_send pls po privilege_to
0.12 probability pump quiet rate_the recorded_# remark_about review_before scope selected selected_# send_letter sentence settling>=4 she>=4 so_this soccer t_put testify the_attached the_carrier the_non the_part the_small the_stand the_tape the_text the_worst the_write their_side theory_is they_took
0.12 thing_i this_county this_goes this_in this_time timeline_for to_make to_see told_her toms treated try_for turned_down under_our unterschreiben_sie up_i usted_me v_i w_my war we_all when whitlock will_get worse worth_more yo you>=2 your_receipt zu
0.11 #_emails #_emotional #_no #_notice #_talk #_the #_was a_case a_judge a_year about_his advise_whether alleges and_oduya any_recovery arrogant attorney_on auto_delete be_filed below_# bitte_nicht boots call_to came_back can_be can_show causation chat claims_against client_communication
0.11 complain_about complaint_and con_el confirms conversation count courrier credible days_and del_# demanda depends depends_on depose diary differently dont_talk due_# einen employment_stuff end_your every_time eyes_only fired for_counsel for_medical from_dr grievance_procedure handling
0.11 handwritten he_ll help_from her_# here hi_all hi_its him_# hold_off how_much i_still in_her it_as it_differently january_# joke know_if last_# leads lets_not letter_# lettre long_as may_see media memo_to my_answers new_matter no_firme noonan not_be of_call of_liability of_overtime of_today
0.11 operator or_is order_more ordered our_employment our_general our_representation party_and place planned pleaded point post_anything probably_not protected_by punitive puts que_le questions_in reason rehire remarks report_and retaliation_count review_and rule_# say_so says_they score selon sept
0.11 serve sign_and solicitors_to spots statements strategy_# subjects>=2&attitudes>=4 tambien terms_on than_# the_answer the_arbitration the_deposition the_guard the_managers the_record they_may they_sent think_i this_confirms this_with thought to_confirm to_counsel to_k todo told_them told_to
0.11 tomorrow unter venue walk walk_away was_discussed was_never weak_spots without_calling witness_is words you_you
0.10 #_clients #_comments #_delivery #_position #_so #_tax 2nd a_group a_poor about_me about_what absences advise_you after_# age_claim also an_email and_costs are_in ask_client asked attachment audit authority_to bell benefits bring_your but_it by_statute can_advise can_go cannot_take case
0.10 castellanos charge_no charge_you confirm_by conteste counsel_for counsels crane cure_period demand_draft detail determination discharge_in distribution doubt draft_response draft_v drafts_the du essere evaluation_of ever executive executive_committee exempt_employees fine_# for_benefits for_new
0.10 for_unemployment force foreman form_i from_us fwd get_him got_it guarde guarde_el happened_on hates her_first heres heres_the herself hold_up i_read i_told il_licenziamento in_june in_nov is_back is_it it_takes it_under item_# jd law_dear lawsuit_must lawyer_and layoffs le_risque leave_out let
0.10 let_him letters_and liebe like_him like_payback loss lowe me_is means mejor mejor_no mock more_talking mutual my_changes my_cousins my_thoughts nada need_your ni no_vote not_circulate not_the nothing_is noticed oct october_# of_counsel of_right office_about ok_but old_phone on_day on_paper
0.10 on_pay one_third opinion>=4 orally org_chart our_firm our_judgment outside_counsel paper_on parking_lot pass password payback pc pell personnel photographs points prep prepared prices probability_of promise que recommended redline requested requests respond retained retained_by rif rough same
0.10 sb separate she_did shift_# short_answers since_the site spoken suspension t_tell take_yes takes_a tel_w the_cure the_desk the_february the_fee the_group the_ones the_only the_people the_recording the_reyes the_timeline the_tips the_tuesday then_we there_are they_gave they_saw they_would
0.10 things_about till_he timeline_you times to_explain to_sign tuesday_meeting unknown update vacation vaut waiting wants_# was_pregnant we_re werden whats when_i whitfield will_act with_you wp your_attorneys your_last your_lawsuit your_money
0.09 #_press #_through #_told #_until #_verdict #_years 2nd_floor a_lot a_number about_even adverse_action all_copies also_my amount_is and_be and_coffee and_please and_release and_says answer_her anybody_else associates attach attending badge_data badge_logs be_approved because_we began betreff
0.09 better_off between_the bono bottom_line can_i can_take checks ci claim_# claim_in clean client_to complain_why complaint_is confirmed_for contribute counsel_can d_reyes dates_in dec dec_# decide_if decision_by defendants defense_counsel delay deleted_the does_that draft_responses drei
0.09 duties_filing eligible_for enforceable engagement_letter es even examination fall_# faute fee_will fees>=2 felt filed_within finish_the for_an for_me game get_out gifts go_to grants hable_con he_comes he_had heard_it her_office her_text herrn het_ontslag heures_supplementaires him_in hold_back
0.09 hold_it i_deleted i_keep if_that in_cash in_person is_enforceable is_enough jt judging>=4 july_# keep_everything klein_to la_carta lawyer_we legal_ops letter_not lifting_above like like_i lose_on name_of neither new_address northgate_example not_agree not_post nov of_four of_litigation of_what
0.09 off_at offer_the ok_if ok_to ok_with on_december ontslag or_the part_about people_in per_our phone_# plaintiff_v plea please_read prepared_by privileged_and pro_bono puedo que_si questionnaire reached redline_of remembers remembers_the result return_to reviewed_the reyes_thank rob room_and
0.09 said_he save_the say_yes says_the schedule send_her she_advised she_remembers shifting should_have sol staff_subject stays_in sticky subjects>=3&attitudes>=3 subjects>=4&attitudes>=1 subjects>=4&attitudes>=3 superintendent supplementaires sur_le swear swear_to sympathetic t_know tagged ten_in
0.09 tends tends_to term_sheet termination_letter the_3rd the_deposit the_foreman the_incident the_law the_layoffs the_offer the_past the_question the_separation the_superintendent the_tribunal the_unions their_offer this_will thousand time_# to_agree to_court to_eeoc to_federal to_intake to_nights
0.09 to_sue today_your translation translation_of tribunal true_and unless_they v3 view_of was_given was_not was_the we_think we_were were_late what_she whatever will_bill will_pay wird would_have would_help writes you_stay you_wanted березень за за_березень
0.08 #_client #_et #_left #_pages #_people #_sloan 19th a_challenge a_mon a_new a_text aceptar advise_re adwokacka after_our after_what alter am_i an_unfavorable angry arbitration_the are_happy are_the arrangement as_if at_this attached_i attorney_at attorney_notes attorney_work au authority_of
0.08 avisa aviso away_from barr began_in bis_freitag blank brief brief_for broker by_thursday can_prove can_start challenge chere chere_madame claim_is companies complaint_was confidencial confirms_that contact_you contract_with conventionnelle correspondence counsel_re counselor counts
0.08 courthouse_on day_shift direction doctors doctors_form draft_demand easy el_caso el_martes eligible eliminated_effective enclosed estimado estimated exchange faute_de fee fee_shifting fees_are file_she first_hear for_security freitag freundlichen freundlichen_grussen from_her from_hr
0.08 from_payroll gegen give_back grussen hart_# has_received have_you he_has her_on herr him_out hours_from i_thought if_just img in_force in_our indemnity instructed is_about is_closed is_done is_made is_reasonably issue_for it_don it_only it_please ito_subject jan_# job_back judges june_and
0.08 know_who knowledge la_demanda landlord language_# letter_by letter_in lic licenciado license_and list_from lists loads lyon made_to male manager_please marsh martes maybe_# meeting_w merits misclassified mit_freundlichen mon_sens must_not my_back my_boss my_notes neutral_reference new new_job
0.08 no_contact no_writing nobody_should noonan_northgate noonan_to not_quit not_survive notes_of now_the object_to of_b of_directors offer_as okay on_which or_in org our_common our_office outside_counsels overall_meets p_noonan pay_their pero phone_this photo please_see please_stop
0.08 position_statement possible_and potential prawny price_# product pushed put_anything questions_from radca radca_prawny reasonably_possible reduction refuse relate relate_to remember_about repondre repondre_a reserve_and rupture rupture_conventionnelle said_dont say_this school_board see_below
0.08 send_the sens sens_le session she_d shift_lead sign_below skip slack solicitors solo squeaks store strike_# subjects>=3&attitudes>=2 supervisors survive survive_a suspend t_send t_think tajemnica tajemnica_adwokacka talones telefono tenure text_to that_it that_relate the_joke the_loss
0.08 the_merits the_parking the_warning the_word them_i then_# then_the there_again think_it thinks_i third thursday_noon to_advise to_keep to_list to_ms to_one to_their trial_is truck txt une_rupture unfavorable unfavorable_outcome unknown_male unless_he until_i up_# us_# us_through ve_told
0.08 wage_claims wage_loss waiting_on wants_us was_on we_file we_got we_hired we_must we_see wear_something whats_the when_she which_we will_contact with_anyone withheld withheld_# within_ten within_the wochen won workers_compensation write written_down y_no you_stop you_under yr
0.07 #_answer #_hired #_prep #_subject #_w #_wks #_y #_you 9th a_l abt adeyemi advance affirmative agenda all_staff allegation_# anbei and_he and_sign another_lawyer anwalt anyone_he apology_more as_follows as_well asked_if asked_to asunto at_law attorney_has audit_inquiry avez because_there
0.07 been_told being box_# briefed_the bring_a buenas buenas_tardes by_former call_w change_anything claim_has comes_at comes_out comp company_will complaint_in confirm_dates control conviene_aceptar cost_from costs_# counted counter cover_note damage days_with december_# defense_verdict defenses
0.07 deny deputy_general des did_i did_shout didn didn_t disability do_the dos_meses drinking effective_today eggs eight einen_aufhebungsvertrag emails_about employment_ends ends_on english entwurf esq even_i example_subject exempt explain falls farrow fault_is filing find find_the firmar folder
0.07 for_him for_it form_to from_c from_local go_over hand help_me her_go him_off him_to how_i i_remember ibarra in_march includes inquiry_response inspection intranet is_# is_a is_one it_and it_so je_vous joint_defense kept kills last_month latch lead_nights lead_on legally letter_we liability_is
0.07 likely_verdict line_from listen lose_the manager_said matrix me_to meet_her meses mio mussen my_employer my_opinion need need_to needs_it never_complained nine_days nobody_else noonan_p not_filed not_get not_of not_send not_think not_yet notebook notice_with nov_i now_would of_general
0.07 of_outside of_you offices ofrecen ok_so on_dates on_may original orr our our_case our_outside own_firing paragraph_# pay_and pending_litigation people_to permanent personalleitung phone_in picker picture please_provide plus_fees position_is pratt que_ofrecen quiere raman range_# re_not
0.07 received_# recommends reference_and relation renewed_# report_of report_on reported_that responses_to rk rog rog_answers room room_maybe rooms same_# sanctions says_no second_warning see_you send_him settling share_the she_needs shorten should_not shout_at show_him sie_uns sms so_there social
0.07 son spoken_to spreadsheet state_law stop_reading subject_documents subject_please subpoena_for substantiated_allegation summary_for supervisor_step suspend_auto talk_first tardes tax text_message the_9th the_clinic the_coach the_committee the_county the_decision the_floor the_intranet the_labor
0.07 the_leave the_mediator the_medical the_reasons the_reserve the_voicemail then_no things thinks_we this_call this_for this_notice this_one three_names titles to_days to_describe to_yourself today_and told_anybody too_much took_out transcribed treatment undersigned_attorneys ups us_about use
0.07 use_in van was_# was_my we_send were_you when_we who_would will_have with_dates wks would_make write_ups you_about your_final your_position zur
0.06 #_adjourned #_first #_her #_leave #_likely #_note #_one #_org #_social #_that #_then #_year #_yr 9th_i a_decision a_half accepted adjourned all_my allego an_apology an_investigator an_offer and_affirmative and_c and_fall and_in and_leave and_pay and_recommended and_the answer_to answers_due
0.06 antes appear application approved are_# are_scared ask_you assume assume_that attorney_# attorney_s attorneys_only avv bad_on bathroom before_any before_it bk blame blame_the briefed by_# by_r by_you c_o calloway card_is cc_legal chance_of charge_# check_clear chief chose city_attorney
0.06 client_questionnaire closet coffee comfortable comments confirm_your congratulating contract_and contractor corporate_counsel crime customer_list d_and d_e date_of dated days_before days_without days_your deduct delacroix deleted deposit_# detective did_not did_nothing disclosure_list
0.06 discussion_is dispatcher document_the draft_of duarte_your e_d effect effect_on effective else_in employee_date employees_under evasive_on ex f_i fears fees_and final_check find_it finish firm_to for_use forklift_license found_on frau friday_if from_nights from_r gave_me go_for good_for grade
0.06 guidance hall_# hands have_decided he_can he_is he_was hear_it her_a her_last her_the here_stays him_not hold_notice honest hours_at hr_or i_a i_advise i_dont i_found i_signed ihn in in_congratulating in_english in_my in_reno interview_why investigator_will is_enclosed is_late is_my is_over
0.06 is_some is_to it_down it_when ito jin job_in job_offer job_on join join_me keepingSecret>=4 know_whether ladies lawyer_says leave_# leaving_the letter_and letter_is likely_# likely_to long maker me_by mediator mediators_eyes meeting_with metadata months_pay more_to my_body my_job n_f ne_pas
0.06 needed_# never_got night_if no_rehire not_a not_guess notary notes_on nothing_wrong o_n objet of_deposit of_interview offer_i oficina on_anything on_her on_march ones online only_to open_the ops or_legal order_to originals otherwise our_opinion out_# partly party_is pay_or payroll_to paz peter
0.06 please_join policy_on present_the professionnel qualified quotes range_of rather_say rather_than ratio re_your records_and regular_meeting relay reno report_no resolve resolved retain return_the review_is right_we rinaldi room_he run_a said_and salaire say_i scan script secret_professionnel
0.06 seems senior sent_# sent_to separation settlement she_files she_named shown si_me slip_and so_we start start_on stop_there story strategy_for strong_in subject subject_to subject_tuesday supervisor_or t_i termination that_he the_administrative the_deductible the_degree the_detective
0.06 the_disclosure the_discussion the_most the_originals the_raise the_regular the_response the_scope the_texts them_it then they_can three_of to_assist to_client to_complain to_d to_manager to_register to_resolve try tuesday twice_the under union_grievance us_say value verdict_range view_is voss
0.06 waiting_for warn was_fine was_let was_qualified we_lose we_reasonably we_recommend week_and were_told whether_it whether_they while whistleblower whitfield_to who_asked will_put will_report with_me withhold worst_case y_si you_for you_go you_what your_evaluation
0.05 #_without 2s 2s_# 30k a_whistleblower advised_in afraid agreement_signed all_payroll also_i and_nobody announce answer_and any_action appear_for as_adverse as_confidential as_discussed avocat avocat_client away_# back_do back_on better_to bob but_keep can_but can_get chart_# clause_is client_#
0.05 client_about client_who come_in comments_i complains complaint_# confidentiality_agreement conti contingent counselors court_of cousin days_of department_# depo details dispute_and dm do_so doc does_it drei_wochen dueno dues el_dueno employee_must employees_who employer_did esta ex_# feedback
0.05 fees_in file_# fine_to fine_with focus focus_group fontaine for_nights for_them forgot forgot_to form_article gentile good_case gross have_it he_never hires hr_and i_counted i_never incl installers interest_agreement is_limited it_ok it_send it_we kept_for kills_the last_two letter_the limited
0.05 list_of ll_go log_was look_for m_not matter_is mitigation msg my_evaluation my_take never_saw new_hires nights_i no_injury note_patient notes_in oct_# odds of_events on_facebook on_retaliation on_saturday on_the one_who only_# open_# opinia opinia_prawna our_bottom our_meeting outline_for owe_#
0.05 para_lic payroll_records performance phone_records please_fix please_treat pllc prawna prawna_w probably_yes promotion rate_ich reading_of rechtsanwaltin recordings renewal reservation response_to say_he says_it schedule_change schedule_for seeing she_told short_answer should_do should_take
0.05 show_misconduct si_le side_will since slip sound sprawie sprawie_wypowiedzenia staffing_agency still_need subject_question subjects>=4&attitudes>=2 taxes_# team_on that_kills the_benefits the_card the_common the_first the_installers the_matter the_missing the_pip the_range the_staffing they_d
0.05 three_cases to_coworkers to_warehouse total_due trabajo treat_as tri two_things until_june us_and used vous_nous w_2s w_her w_sprawie wants_me was_changed we_describe we_give we_take we>=4 weak_on wed_closed what_was while_her whistleblower_claim who_else will_send with_another would_say
0.05 writes_down wrote_the wypowiedzenia y_que you_coming you_post you_sign
-0.05 #_applied #_discipline #_euros #_februar #_hours #_log #_requester #_since #_spoke #_supervisor a_at a_fitness a_single a_su afternoon against an_action and_tax any_attachments applied_to arbitrate as_it asked_that at_his authorities available available_to bar_association batteries bc bc_i
-0.05 be_made becker bis_zum boat both_parties broke care charging_party check_you city_inspector clean_record clerks_office clock_out close consistent contained_in credit_union cut_my defend defendant_shall depuis discharged_for distributor documents due_in duty_certificate employer_statement equal
-0.05 erheben ethics_hotline euros even_if except exhibit_b februar february_# fees_the field fitness_for fix fmla_designation for_duty for_summary form_a freezer_doors from_my from_now gm hall_on has_a home_with honest_and i_see id improve in_employment into_your is_against is_at is_open
-0.05 is_punished it_did it_here it_looks its_employees jan_i know_say know_why labor_board law_school lease leave_act little ll_call mail_my make_the manager_or match me_lol me_no me>=1 meant mediators medical_leave month_after months_after mugs mugs_# narrowed near_misses ngo nobody_is north
-0.05 not_copy now_on of_court on_october on_them once_in or_to our_state own_attorney pain_after pay_we period_# person phones_in please_check please_use post poster practice_# privileged_access punish put_this rating_meets record_on relieved requester requirements retreat revoke_it sale scared_to
-0.05 sheets should_know sign_that starting statement_the stay_anonymous steward_present superior superior_court tacos tardy team_please tell_it text_# that_my that_retaliation the_chances the_clerks the_costs the_custody the_fryer the_hotline the_library the_owner the_pump the_server
-0.05 their_supervisor they_owe third_the this_before to_arbitrate to_call to_consider to_defend to_jobs to_post to_sales tolerate_retaliation train turns twelve understand_i uniform upset us_your user_confirmed wants_the we_talk weekends went_into wherefore whoever win withholding without_a
-0.05 wochen_klage wrongdoing yard years_she yelled you_before your_concerns
-0.06 #_all #_approved #_august #_contracts #_direct #_dr #_epl #_freezer #_k #_lawyers #_march #_others #_page #_persons #_q #_reporting #_uniform a_big a_coffee a_complaint a_diary a_free a_grievance a_juror a_law a_not a_recursos acceptance advisers agreed all_further and_ask and_call and_its
-0.06 and_medical and_there annual_review arbeit are_kept are_paid as_an attached_please attack attorney_before attorney_don attorney_today base_# because_the before_you believe_this bill block_the branch bus_i buses cake_at calendars can_offer case_of certificate_to cle clerk_of clock_work
-0.06 closer_to clothes company_said confidentiality consumer contained court_finds d_go damage_was days_each de_pale defendant_lacks delivery_# department department_of department_or di director discrimination_charge do_my down_at drafting drive driving dunmore emergency employee_may entra entra_a
-0.06 event excuse fall_the family_and fax_to files finished fire_me first_no float for_help for_itself for_may form_and form_for four_hours full_time gate geehrte geehrte_frau goal golf grant great group_is guard_on gym her_own him_if holidays hon hotel_# hour hourly_staff how_we hr_investigation
-0.06 hurt i_didn i_gave i_go i_recommend i_send ihren im in_full in_law initials injury is_prepared is_set issued_by it_from it_she job_posting jobs jury_i just_cause knows_about las_# late_again laughed lead_at learned_a lift_# like_# line_lead ll_bring llame_a llegue llegue_tarde longer_than
-0.06 lot_here main makes manager_to mar may_disclose me_a me_for me_your message_from mid_year more_time motion_for ms_delgado my_client my_desk my_ex my_head my_sister my_wife name_and near_miss next_step next_talk noonan_subject not_change not_comment not_on not_paid not_punish notify_the
-0.06 occurrence of_all of_his of_january of_judgment office_the on_january on_our on_route on_us on_wednesdays one_the or_an orthopedics orthopedics_you our_lawyer our_real out_for over_my own_attorneys paid_i pale party_was payment pays_its photos_attached pip plan_# plant please_direct policy_you
-0.06 position_by preguntas preguntas_con preguntas_llame premium prepared_to preserve_all printer produce_at promised proof punish_you punto punto_preguntas q4 quien quien_llegue quit_text ran rather_keep reasonable_attorneys recommendation records_for release_form relief remember_it reminds repair
-0.06 replace_it request_for request_hi respondent_denies revoke reyes_shift riverside runs_out s saturday_off say_what screen seat second_set section_# see_something see_what seeks sehr_geehrte sensor separation_agreement settled seven_days shall_be share_that she_can she_got si_tiene side_pays
-0.06 sie_mit sign_on signed_by signed_l sis sister_says skipped sorry_for space start_date stated_that study subpoena_to t_be t_print t_use taken_out takes_the talked_about tax_# taxi taxi_to texts_to than_two the_audit the_back the_bakery the_band the_main the_mileage the_money the_open
-0.06 the_release the_route they_fire this_matter through_# thu_# ticket_# tickets tiene_preguntas till time_clock time_this time_to to_buy to_serve to_speak to_terminate to_three today_the took_two totals training_slide transcript travel treat_it turns_# under_a vale visitors_from voice
-0.06 was_discharged was_received water_damage we_could we_expect we_need we_offer we_won wednesdays went_over what_they whether_you why_are with_clients with_hr with_my with_the work_we working working_conditions worry would_go would_push write_down writing_because you_a you_do you_must you_receive
-0.06 you_received your_attorney your_demand your_letter your_schedule
-0.07 #_attached #_attendance #_balance #_bid #_employee #_extra #_fevrier #_october #_off #_open #_tue #_write 78k a_document a_growing a_man a_on a_suit a_woman accent adjunto administrators admit allow ames and_employment and_freezer and_including and_she and_then annuel anyone_take are_advised
-0.07 are_at argue_that as_my as_of ask_why at_four aura aura_lieu awarded awarded_a basis basis_of begin_vevent both_sides by_two called_the can can_anyone can_argue can_give card_and claimant_was claims claims>=4 closes_on coming_back complained_i compliance correct could_you counsel_may
-0.07 counsel_this count_# court_and date_in de_remplir decision_i delete disagree_with do_this dont_quit dorsey dtstart each_other ecf employees_may employers_must employment_law end_vevent enter entretien_annuel estimada_senora everybody_knows examples excerpt fb fence fevrier fevrier_a file_in
-0.07 first_aid fitness foods for_# for_anything for_seven frage french from_january from_t front front_desk give_it go_# go_ahead granted growing haha half_and harassment have_the have_worked help_you higher him_please hold_the holiday hollis_subject holt hook hours_this hr_complaint hr_note hr_ops
-0.07 i_# i_could i_disagree i_represent improvement improvement_plan in_discovery in_for in_sheets inc_and including_the inventory is_short is_so it_but it_costs it_this jury_duty kid km kuendigung last_time late_and lateness law_in law_requires lead_next legal_aid lets_take lieu lieu_le lift_more
-0.07 light_duty liked_by lip_subject lip_via llc made_against mar_# maria_delgado marked_confidential marlowe memory miles my_check my_mother my_side my_sunday near_the ngozi nine no_matter not_come not_contact not_forward not_help not_let not_open note_# note_of notice_we notified numbers_and
-0.07 of_records offered_# ok_# open_to opportunity_to or_retaliation ortiz_i overall_rating own_counsel pages_# pay_it peak performance_improvement personnel_file peux pick please_correct pos posting progress_note provide_a provider punished_for put_him raised ran_it rather_have re_the received_a
-0.07 remplir rent_in repaired represents_ms requires rsvp safety_committee salario salary_# same_shift say_it says_bus scheduling second_the see_attached sent_home services set_up sev shall_hold she_ll shift_swap sich sides since_it sind spent staff_meeting statement_for statement_i stern sub
-0.07 supervisor_human surgery_is systems t_agree t_take take_part take_the take_your taken_by terminate the_bill the_chair the_delgado the_draft the_eeoc the_kitchen the_lead the_name the_nurses the_opportunity the_quote the_tent the_way theories this_by this_month thrilled thrilled_to thx to_and
-0.07 to_apply to_may to_produce to_wait today today_i told_the toner top total town_i tr tue_# two_the ui_appeal under_my until_you upon us_as us_it use_it vevent vevent_summary votre_entretien want_my wanted_me wants_his warning_for was_open was_terminated we_ask we_keep we_looked we_regret
-0.07 we_stay weak_points what_worries where_the wife will_seek with_an with_their woman worries worries_me write_to you_advise you_re you_they you_ve your_doctor
-0.08 #_bis #_days #_gracias #_has #_notes #_pm #_pounds 3rd 3rd_the 8th a_hearing a_little a_partir a_plus a_reason acct acct_# adjuster_will adore adore_her advised_to advisers_including afford agreement_with agreement_you alleged am_reporting an_accident and_on and_said anonymous another_person
-0.08 answered anything_i are_party arising arrest as_far asked_for at_about aunt bakery base before_# before_i bell_i best_wishes bis_# block booked break_room brief_the brightwater business_days by_phone by_video can_file cars case_is charge_of come_down committee_and complaint_form complaint_to
-0.08 confers consult_with cooks could_be court_dear days_# dear_client dear_mrs delighted den deposit devant discipline_up disclose_it disputes_go doctor_note documents_to dress drill duty_follow everybody_who exp export extra_work facilities far_as fast feelings findings fines for_attendance
-0.08 for_mr for_production for_separation for_serving for_thursday form_local fourth from_time from_work given hallway hard hard_feelings has_nothing has_the hear_that help_with her_attorney her_she hours_and human i_propose i_ran i_will in_may in_town inc including_lawyers information_if injuries
-0.08 interim interview_reason is_all is_granted is_prohibited it_all it_isn it_security it_ticket its_the jury_in kessler kowalczyk kw last_night law_for lawyer_about lawyer_first lawyer_i liked line_# lines longer mail_and main_street march_# marriage me_# me_three mediation_the mediator_is
-0.08 meet_at memo_# mileage minutes_late money_back moss motion_to mouth mtg my_money nice nights_what no_hard nobody_answers not_an not_believe not_fair not_put now_# numbers obtain of_freezer of_march offer_a office_represents okafor on_or on_pending one_day one_hour open_from operations
-0.08 our_professional owe_you page_# paragraphs paragraphs_# partir partir_del parts past_practice per_month perjury_that please_excuse please_give pm portal primary privacy privacy_notice proceedings_from produce_the professional_advisers punctual_and rain reads recorded red reference_for
-0.08 release_of releases remote responses_# retraining risk_and roster route_# rows s_answer safer says_she section sehr sell send_it send_me sender_and seniority serving settlement_agreement seven_years shall_not she_would shes shipping short_if should sign_up single six sofa sorry_to speak_to
-0.08 spokesman_declined start_in stated stop_i street_# subject_written summons tag temp that_day that_morning the_belt the_certificate the_chance the_courthouse the_director the_fourth the_nurse the_regional the_safety the_sofa the_survey them_so then_light they_came this_offer to_decide
-0.08 to_everybody to_extra to_fix to_time tues two_people under_the union_flyer unit unpaid verbal_x verdict_news violations visits vom_# wage warranty was_already was_always was_down waste we_ll weekdays weekend were_taken who_need why wire without_telling write_a written_final x_written years_of
-0.08 yes_bring yes_for you_call you_owe your_personnel your_shift
-0.09 #_an #_defendant #_dollars #_hr #_june #_medical #_months #_tell #_wk #_yes 20th a_meeting a_night a_photo a_pretext a_private accept accordingly activity all_week and_get and_has annual_report april_# arbeitsverhaltnis argument as_in ask at_ten attorney_or back_in bank_statement because_she
-0.09 before_august belong_on both_sent boxes breaks_the buy_it called_me camera_yes care_and claims_are class_action coaching confirm_what consulting copier council counsel_she court_order cross_train damaged das_arbeitsverhaltnis day_of days_away days_i de_service dear_parents delete_it
-0.09 depositions dept desk_i devant_les direct_deposit discount discrimination_charging dois dont_tell down_to dr_well drivers drop drove employee_handbook employee_releases every_day far fell filing_a finance find_out firing five_business flat for_four for_general for_judgment for_leaving
-0.09 forklift_driver friendly from_an fryer full garnishment_order govern govern_yourself he_asked he_will hear hear_from hiermit_kundigen hill him_the hiring hold_# home_witness hrs ice injuries_both instead is_our is_too it_back it_had it_reads it_the it_too jail kline know_it kundigen_wir
-0.09 kundigung law_is law_office lawyer_of legal_studies let_me license line_the m_on made_a merger months_# moving must_pay my_dog near neighbors no_injuries not_been not_confirm not_know not_see not_work nothing_happens nuestro nurses odom of_# offer_you on_my opportunity or_before our_clients
-0.09 our_offer p_c paid_for paint paralegal_studies passport people_are personnel_records personnel>=4 plaintiff_worked privileged_accounts problem prohibited prohibits prohibits_harassment provision push_no regards remedy_pay remind reported_on resignation rights_under rota security settle_for
-0.09 severance share_your showed_up sie_sich signing_you skills spring statute_of still_missing stop_the studies_skills submitted_s success support t_say tell_the telling terms thanks_to the_20th the_ethics the_garnishment the_legal the_move the_paper the_saturday this_is this_on this_policy
-0.09 through_its thursday_at tmrw to_arbitration to_come to_employees to_mr to_order to_use told_me told_not trains trip true_to under_# unemployment_claim union_contract usual visit_you we_find we_get we_said we_should we_will weather were_changed what_now will_call will_give will_hear
-0.09 with_counsel with_privileged work_# worked_with you_like you_move you_see you_think your_answer your_complaint your_deductible your_direct yourself_accordingly
-0.10 #_# #_admitted #_alder #_do #_grievant #_rent #_reported #_und #_with a a_must abmahnung_sie about_a acknowledges_having after_the allegations_in aller am_sorry and_attorneys and_compliance and_e and_hold another are_commanded ask_# ask_questions attention attorney_and attorney_fees
-0.10 attorneys_for back_for be_in because_i begin behind binding binding_arbitration bright calendar can_cover cant_afford chain changed_every check_to colleagues color comes_to commanded commanded_to commercial complaints_are concern_ms consider_this coo cover_saturday create data_with
-0.10 declaration_of defence defendant_denies defender delivered denver der_kundigung discipline_without discovery discrimination doesn doesn_t duty_# e_filing e_mail eine employee_acknowledges employees_and end_a engineer entretien every_# evidence>=2 fee_is file_i file_of for_defendant for_free
-0.10 for_more found_no functions give_the go_at go_live gonna grandpa handled having_had history hit hollis ibuprofen ibuprofen_# idea im_wiederholungsfall in_paragraphs instructing>=1 insurer is_approved isnt it_comes just_kept keep_this kept_on kids_laughed know_that kundigung_rechnen legal_and
-0.10 loading loading_dock locked mgr might mom_did mussen_sie must_decide my_team new_guy no_guard noise not_create not_good not_sure not_take note_for notice_you oc_letter of_discrimination of_limitations offer_# office_and other_than over_the papers_filed plaintiffs plant_tour procedure process
-0.10 promo public_defender pushed_her que_nous rather rating realtor received_by rechnen reg repay report_that reported_to resources_or results roll roof safety_talk saying scheduled settlement_of she_spoke sie_sind sign_for sind_am sloane so_far sometimes sometimes_late speaking_up spend spoke_up
-0.10 spokesman start_# storm take_my take_up that_belong that_plaintiff thats_what the_bag the_claimant the_date the_docket the_gate the_light the_loading the_north the_warranty they_said thinks_the ticket_and to_comment to_date to_everyone to_fill to_others to_settle to_step two_at type um uncle
-0.10 usted via want_it want_to we_do we_hold we_just we_still weber week_i week_in whether_a who_worked wiederholungsfall will_investigate will_write wishes with_anything within wont workers wrote_to yelp yelp_review you_agreed you_by you_had your_file
-0.11 #_main #_wages 12th a_contractor a_problem accounts agreement_# ahead all_counsel an_admission and_found and_may and_wish answers_to appeal asap at_seven back_my be_privileged before_signing bill_of bitte_geben brandt bringing buyers calendar_and call_or can_live case_against ceo_to
-0.11 certified_mail charge_with choose client_relationship comments_on complained complaint complaint_under counsel_and counsel_of countered countered_at court_calendar create_an custody customer_data dear_mr declare declare_under declined_to demand_# description descriptions dock_# drama eeoc
-0.11 employers ethics every_week f favorites files_for firm_represents fmla for_any for_bringing for_the form_of found:privilegeTalk four_people garnishment geben geben_sie grill_exp ground half_past have_been have_not having hospital_and house in_room information_and is_signed ives
-0.11 job_descriptions joins_us last_year lee legal_assistant les letter_confirms litigation_the lockhart loose mail_may may_and may_file me_if me_yes meridian merit_and min_# miss mo_they monday_as monthly my_age my_manager need_a need_it needs_the no_drama not_argue not_hear not_lift not_move
-0.11 not_one nothing_to october oduya of of_business of_everyone of_july office_she ok_dont on on_feb only_if open_a opinion_of our_engagement outcome oven over_and pain partners pay_by perjury_i pouvez pouvez_vous practices production_of que_me ready_to received recommend_us records_show
-0.11 referred_to release reminded_of report_# report_concerns retaliation_is returned review_# safe same_we sat_sun say_something schlussel september_# she_had should_i shouted signature small_claims speaks_for suit_in supported supported_by sus tell_hr tent that_leads that_week the_12th
-0.11 the_department the_press the_roof they_countered they_don thing_he things_that thinks_he this_follows time_and to_all to_consult to_discipline to_leave to_revoke to_stay to_take to_your today_about ugh union until_# us_not verdict visitors volume wages_# was_loose watch we_meet web were
-0.11 who_write will_file will_see wir_bestatigen wk_tips works would_hire xx you_from you_may your
-0.12 #_filed #_lb #_meeting a_first a_question able able_to acknowledges after_you again_today agreement and_say and_seven and_whether answer_in are_handled are_not are_you at_dock attn back_today bake bands bis brake by_both by_hr by_the call_me cameras can_write car_wont case_on castellano
-0.12 chances chatter>=1 cheaper cold column concerns_to confidentially confidentially_as could_we coverage credit customers_ask decide_whether delete_anything denies_that dentist_wed discharged dogs education expense faire feb_# for_next free_and friend headache hears him_on him_that home hotline
-0.12 hurts i_served i_was in_a in_ten inside insurance_certificate is_down is_risky ist its_own jefe jefe_dice job know_which la_direction lb manager_treats more_i move_the moves ms_farrow must_give needs nervous_i no_arrest no_charge no_fee no_one no_to not_admit not_hold not_share not_tolerate
-0.12 nothing_has notice_to of_record on_a on_fridays on_wed one_for options our_thanks overtime pace paper_is pay_on phones photo_and please_answer please_be policy_# pounds print put_the que_su queja quit_you rattle rattle_you recommend_her relationship releases_all said_his same_day scared seen
-0.12 send_you she_looked slide_# so_ordered stay_until stop_it subject_cake swap t_call take_a tell_him ten_minutes that_your the_cameras the_dock the_judge the_line the_monthly the_receipt the_school the_training them_to they_moved they_want this_article this_paper this_year thrown to_its to_talk
-0.12 tolerate total_# treats truth tu two_days us_i vacaciones vega visa wants was wc wedding week_is what_amount what_could where_it within_# wont_start worked_in would_come years_to
-0.13 #_fri 22nd a_forklift a_former a_m according according_to admit_fault after_she again_can an_employee and_a and_legal answer_# any_time app as_the assault at_# at_three author balance_# bargaining bauer be_dismissed bears better_pay birthday bonnes cable call_# can_come carta changed_the
-0.13 choice closed coach come contract_says couldn couldn_t courts_look d_rather dangerous debit defendant_s dry each_party el el_lunes email_and estimada expenses fight file_suit for for_that four fridge green had_the he_needs hello here_and here_for him_about his i_did i_spoke in_every in_january
-0.13 intended is_free is_general is_in june jury_trial kids kitchen know_they las law_student learned leaves_us lift like_it madame manager_do manager_would me_k meet_the moves_to name_a neue new_york nothing_unless of_job of_my off_by officer oh on_request our_side pallets parents pays_# period
-0.13 please_talk position potluck prepare privileged_if questions_call reasonable recipient record_it repeat required respectfully_submitted say_a sched shall_i somebody_is speak_with speaking starts statement_to subject_complaint submitted sun text_they that_a the_22nd the_baby the_brake the_chart
-0.13 the_dog the_end the_fridge the_inspector the_office the_options the_plaintiff the_pool the_red the_truth they_were thirty this_e this_myself thrown_out trouble_but tue unless_we unsubscribe up_he warnings we_leave we_would wed weeks_and what_a what_would when_the where will_lead wir_die
-0.13 with_costs with_m wonderful work_with would_you x yes_by york you_the your_claim
-0.14 #_degrees #_h #_juni #_min #_opening #_returns 3rd_floor a_paper a_substantial about_money ai all_i and_seek ask_me been_# belt bike bonjour boy broken burge call_back certify certify_that changing clients_and commissioner company_pays complained_of complaint_i compliance_and contract_lets
-0.14 conversations conversations_with course_of covered crews crews_union dark degrees deposition did_they do_# drinks ein espanol exit expectation filed_# fit for_now for_this for_two grandma habla habla_espanol handwriting have he_said he_still heat hours human_resources i_certify i_make i_quit
-0.14 in_three is_we joins_from juni keep_him labor_commissioner lady learn legal_compliance lights mail me_so meeting_company million_to missing months_of my_name needs_a never_wanted night_the no_a of_policy ok_me on_two on_your our_call our_contract paper_i passed pay_nothing pay_what permit
-0.14 please_call plug prays prays_for resources respondent same_pay se_habla send_a sender served_all set_crews signing six_weeks source spanish stores strengths substantial suing suit_over survey t_forward t_remember table tauschwunsche terrace text_boss the_allegations the_bike the_language
-0.14 the_lease the_number the_sender the_terrace they_cut they_will this_message this_the three_days throw thu to_both to_end told_us training_for tray try_it twelve_weeks waive we_had we_may we_might wet_sign what_did where_you white why_did will_take within_two witness_statement wk you_be
-0.14 you_check you_know you_one you_recommend
-0.15 #_as #_cv #_late #_marz #_please #_tips a_paralegal a_shift action advice_and agree_on answer_by answer_questions answer_the are_short asking_for at_me barrister belong break casco claims_court claims>=2 coached confidential_and confidential_information court_on cv_# day_# days_if deadlines
-0.15 denies_the did_the diploma disagree dismissed_for disputes do_if docket down_every down_i earl endOfJob>=4 evidence>=4 experience feel fine_we first_then five_years for_plaintiff from_our h had_no half_of has_no have_questions have_two have_your he_d heard_mr hiermit hire_her hr_# i_complained
-0.15 incident_report interview is_because issued know_i kranz late_i legal_proceedings lights_the limits linkedin live_with lunes management marca marz marzo mike mr_hollis mrs news>=2 next_week no_me not_recall of_her offered on_needs on_september on_time paper_that park party_to payslip
-0.15 please_keep prep_for private proceedings q_who questions recommend set_for state_labor test the_best the_blue the_evening the_exercises the_hospital the_result the_sellers the_team them_with tires to_prepare told_my turno ve_been violation_of we_write weakest wear_your weeks wet
-0.15 without_admission would_not write_it yesterday yet_the your_account your_right
-0.16 #_stars a_barrister a_legal a_month a_nurse a_similar access advice_is allegations allergies ambulance amount_of and_nothing and_tell applied ask_the at_it bestatigen boy_on c_# cake can_pay changes_# closing companys compel concerns confer counsel_at covers cv decision_the duarte_she
-0.16 expect_them failed federal filed_a follow_up food for_three forms found_that garden get_a grill hearing hearing_on house_counsel immediate is_weak j key_back last_week law_firm lawyer_called lawyer_said less_than like_to long_i looked_upset makes_jokes materials merci_de must my_landlord
-0.16 no_but no_shows objection_form offer_letter often on_their on_to on_tuesday or_text practice push reach receive recheck refund remark reserves respectfully rights said_that same_to set ship signed_r similar sloppy small spoke_with stars start_at strategy_call tell_me than_the that_they
-0.16 the_bank the_calendar the_companys the_key the_parties the_share the_valley them_we they_need think_they this_firm throw_it to_compel to_return too_old two_more unfair vendor_contract volume_is we_look wear west while_we without_an would_appeal would_like you_at you_in young your_employer
-0.17 #_signed a_bad a_charge a_trial a_warning about_your agreed_to and_order and_our annual answer_filed are_hiring baby_i believe_that blog_five by_wednesday call_from chatter>=2 complaint_filed county_court customer_wants customers_and dos east employment_practices exits expensive forward got_my
-0.17 guide happened_he he_gets hospital hours_again i_argue i_feel ist_am it_has jokes jokes_about k le_# like_the litigation_from looked_into may_not me_about me_don me_on member min office opposing or_# pay penalty people_can please_look practices_liability put real_estate reason_for receive_a
-0.17 report reunion sat sellers she_leaves sign_in strain sunday talk_with the_attorney the_customer the_front thin this_agreement to to_dismissal to_small to_throw trained under_it up_the us_for violation we_don what_the with_a with_customers worker
-0.18 #_each #_within a_call aconsejo agrees am_writing and_let and_sisters and_when anything_else ask_it bag beim brothers_and building busy call_you car claimant contracts d_like debate delgado_to due estate exceptions exercises facebook friday_at friday_we got_a guarantee have_received humanos
-0.18 i_don in_denver is_legal is_suing job_and june_# late_fee let_us look_into maria mayo_por me_what me_you medicine mitigate mo moved_to not_received not_sign number_of of_your on_sunday order_i ordinary_course periodo personnel>=2 persons place_to police_report policy_ai pool por_su possible
-0.18 present privilege_logs professional recursos recursos_humanos relativity reporter reviews send_us she_said terrible that_her the_garage the_ordinary the_treasurer to_have to_mitigate treasurer two_weeks vendor video w_# wait_for we_charge we_demand we_want weak_spot wrong_i years_and you_keep
-0.18 you_were
-0.19 #_u a_reporter addressee all_claims amount_# badge_log bank bien brothers by_june can_we conduct confirmed court_in dad days_please delete_the dentist engine failure failure_to fall fine found:fileNamePerhaps from_maria has health insurer_to its_my judge_found knows_the labor lawyers>=2 leaves
-0.19 line_if mad me>=4 none of_perjury of_service opposing_counsel order_the out_of penalty_of perjury quarter reminded reporter_calls resume saw_the sign so_too spot_is terms_of thats the_addressee the_bar the_buyer the_price the_work to_let to_the told_by ui under_penalty want_this was_a what_do
-0.19 what_if wish worked_for zum zuruck
-0.20 #_if accept_your apply assistant at attorneys_fees back_after be_on bring comment_on coworker customers declined drop_the eleven expect haddad helps her_hearing her_job i_expect in_at in_court inspector know_what lawyer_lol light made_by manager million_for obtain_the our_client out_on paper
-0.20 puede questions_about records represents say_you se secret sees settling>=2 sheet sisters spat spoke_to suspended the_final the_secretary the_young tools u_s until_it valley visit you your_coverage zu_spat
-0.21 #_complainant a_jeudi and_asks and_is baby budget_is clerk come_on could dog doors everything_down fair file_a finally first_set further ha i_ask into_it jeudi know_about meet move_to not_say notes_to number offer_is one paralegal parking prepared_exhibits rules said_she said_the senora ser
-0.21 subpoena supplier taken that_says the_kids the_lady the_right three was_at way will write_everything you_leave yourself
-0.22 14th a_day accountant against_you aid are_allowed ask_about boss claim_employer contact couch could_not courtPapers>=2 direct_all do_i end fault fill_in follow forums>=4 friends general_information goals her_up his_lawyer instructions key line machine menu monday morning my_hours next_year
-0.22 nights not_answer our_attorneys page_and parties>=2 pays personal product_doctrine reporting secretary server shirt six_years slide soup steps su subject_re t_let t_quit the_14th the_bus they_say tips to_cancel weak who_has write_her
-0.23 #_closed #_period advertising agent agrees_not asks_for attorney_advertising auf back_she be_taken breaks by_text civil club days defendant each_side end_of evening five_things fix_the getting have_her horas if_it in_part keep keep_the lamp law log_# mechanic not_use notes_they outside_the
-0.23 says_don shifts stay studies suit tiene to_help we_ve win_call your_back your_clients
-0.24 #_in accidents add as_possible band be chances_are checked children delivery direct endOfJob>=2 for_six from_may i_believe i_get i_have is_fine it_by it_is job_ad july lead more_people moved never parties pumps register ruiz said_no said_we served step_# summer that_you the_green the_others
-0.24 the_ticket visitor will_move wrongs>=4 you_ask
-0.25 #_out a_las a_yes am argue_with big called click do_not dock fake forklift got_fired gracias i isn isn_t it_until joins knee ma on_nights on_sundays on_thursday opened planning>=1 speech t_click the_court this_office told_him was_late we_knew were_cut will_be with_numbers witness yours
-0.26 admission am_scared attorney buyer closed_# denies found garage given_to guests hr_case is kind last legal_advice not_accept of_course opening orders ordinary personnel>=1 received_your she_knows side_has stairs steward the_general the_order the_wall trial using wall who_can year years
-0.27 article call comment employer_yes finding had it_may live me_with merci my nda no_way offers on_monday paid papers>=1 purchase q_is say_nothing seek spot ten_days that_she the_forklift this_letter to_a too_many vous write_up
-0.28 #_and ask_your bar by_friday can_call complainant contract dear_ms formal>=2 front_of general gift i_got in_front it_true letter_of move_on number_and salary school the_hours the_register to_communications to_this training we_are whom wrongs>=2 zum_#
-0.29 a_i a_witness bring_it city courtPapers>=1 date facebook_post get_the half her_hours hr_reply may me_know newsletter now_i policy_says seven still tell_her the_city to_pay to_stop to_write un us_before will_bring
-0.30 #_a amount because_of button every invitation keepingSecret>=1 receipts reminder said share speak_for strong tarde us_you use_the
-0.31 # #_or add_a age an attorney_client calls exhibits extra flyer he_wants hours_were i_heard i_ve into it_a knows name of_a on_# q_did quote reference right_to say_that shop team the_sheet to_work wanted was_dismissed welcome
-0.32 #_on clients don essay i_d it_i la_reunion lawyers>=4 let_them lets may_concern osha reply right the_apartment ticket to_whom whom_it
-0.33 #_million come_to communications concern hall know million montag ms op press service signed the the_hall to_answer u will_go
-0.34 argue bus confidential final happens i_am legal otte police sales settle talk_about think_the up_for week you_should
-0.35 attorney_for business changes cheque client_privilege dismissed employer he_got him_i left many patient price shall the_sign
-0.36 #_for bitte cafe call_the did_you doctrine sundays votre warning
-0.37 all because_he cancel courts decide filed open returns says_i step the_trial wednesday work_the you_can
-0.38 and_send both case_# got i_asked saturday says_that work worked you>=4
-0.39 blog church from_# late next party
-0.40 any apartment don_t i_want order privilege safety thursday
-0.41 first_talk forums>=2 if_a on_friday she_is spoke wage_claim
-0.42 ceo five phishing recall she_was
-0.43 again evidence i_saw konnen leak nothing_about sue ten too
-0.44 an_attorney been friday plaintiff the_present to_hr
-0.45 days_to help its the_late the_left you_will
-0.46 believe for_a sued that_the
-0.47 certificate e her_to i_m public
-0.48 best card dear floor lawyers town
-0.49 because cut day information news
-0.50 buy everybody i_think me_i quit statement ve without
-0.51 course
-0.52 are hire oc thanks two
-0.53 employee speak
-0.54 is_on
-0.55 insurance m pictures
-0.56 by i_would please
-0.57 others
-0.58 court
-0.63 i_do
-0.64 form if_you the_new
-0.65 attorneys plan
-0.66 move
-0.68 formal>=1
-0.69 free operations>=4
-0.70 policy
-0.71 news>=1
-0.74 operations>=1 operations>=2
-0.78 o
-0.79 ad
-0.80 lol
-0.89 lawyer
-1.07 hr
-1.08 a_lawyer
-1.19 b
`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
